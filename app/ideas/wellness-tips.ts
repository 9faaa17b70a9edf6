import type { WellnessTip } from "#app/ideas/schema.ts";

/**
 * The built-in wellness tips (docs/product/ideas.md, "The built-in library"): small things to do, no medical claims, no
 * blame.
 */
export const WELLNESS_TIPS: readonly WellnessTip[] = [
  // Breathing
  {
    id: "breath-at-the-door",
    text: "Before the school run, one slow breath at the door, together. In through the nose, out like blowing on soup.",
    theme: "breathing",
  },
  {
    id: "teddy-in-a-lift",
    text: "Lie down with a soft toy on the tummy. Breathe so that it rides up and down like a slow lift, five floors, no hurry.",
    theme: "breathing",
  },
  {
    id: "five-finger-breathing",
    text: "Trace one hand with a finger of the other: breathe in up each finger, out down each one. Five breaths, and you have shaken your own hand.",
    theme: "breathing",
  },
  {
    id: "longer-out-than-in",
    text: "In for four, out for six, three times. The out-breath does the work; the in-breath looks after itself.",
    theme: "breathing",
  },
  {
    id: "breathe-like-a-bee",
    text: "Breathe in, and hum the whole way out, like a bee with nowhere to be. Hands over ears make it louder inside.",
    theme: "breathing",
  },
  {
    id: "one-sigh-each",
    text: "When everyone comes home, allow one enormous sigh each. Marks are given for length, not for cause.",
    theme: "breathing",
  },
  {
    id: "fog-the-window",
    text: "Breathe a slow, warm cloud on a cold window and draw in it. To get a bigger one, breathe out for longer.",
    theme: "breathing",
  },
  {
    id: "breath-before-answering",
    text: "Take one breath before you answer. It is long enough to choose a kinder word, and short enough that nobody will notice.",
    theme: "breathing",
  },
  {
    id: "feather-on-the-palm",
    text: "Lay a scrap of paper on your open hand and breathe out so gently that it trembles but stays. The whole room goes quiet by itself.",
    theme: "breathing",
  },
  {
    id: "breathe-round-a-square",
    text: "Find a window, a book, anything with four sides. Follow its edge with your eyes: in along one side, out along the next, twice round.",
    theme: "breathing",
  },
  {
    id: "red-light-breath",
    text: "Make every red light a breath for all on board. It changes nothing about the traffic and something about the passengers.",
    theme: "breathing",
  },
  // Rest
  {
    id: "two-minutes-of-nothing",
    text: "Sit where nobody needs you. Feet down, shoulders down, two minutes of nothing.",
    theme: "rest",
  },
  {
    id: "floor-is-fine",
    text: "Lie on the floor for three minutes, all of you who fit. Nothing is expected of people on the floor.",
    theme: "rest",
  },
  {
    id: "soften-three-places",
    text: "Let go in three places: the forehead, the jaw, the hands. You may not have known that they were working.",
    theme: "rest",
  },
  {
    id: "quiet-quarter",
    text: "Declare a quiet quarter of an hour after lunch at the weekend. Sleeping is not required, only being horizontal or nearly.",
    theme: "rest",
  },
  {
    id: "leave-one-thing",
    text: "Choose one chore to leave undone tonight, on purpose. It will wait; it always has.",
    theme: "rest",
  },
  {
    id: "eyes-on-holiday",
    text: "Give your eyes a holiday: look at the farthest thing you can see from the window until you have counted to twenty.",
    theme: "rest",
  },
  {
    id: "lights-lower-voices-lower",
    text: "Turn down the lights half an hour before bed. Voices follow lights down, as a rule.",
    theme: "rest",
  },
  {
    id: "warm-cup-both-hands",
    text: "Hold a warm cup with both hands until it is half empty, and do nothing else. Everyone else may wait for half a cup.",
    theme: "rest",
  },
  {
    id: "tense-then-melt",
    text: "Squeeze everything tight like a raisin, faces too, and count to five. Then melt like butter on toast.",
    theme: "rest",
  },
  {
    id: "rest-before-you-drop",
    text: "Put a short rest in the calendar before the busy part, not after it. Ten minutes in the plan beat an hour in theory.",
    theme: "rest",
  },
  {
    id: "blanket-time",
    text: "After a loud day, everyone gets a blanket and a corner. Talking begins again when someone is bored.",
    theme: "rest",
  },
  // Movement
  {
    id: "walk-round-the-block",
    text: "A walk round the block after dinner counts as exercise, and as talking.",
    theme: "movement",
  },
  {
    id: "stretch-like-the-cat",
    text: "Stretch before getting up, as cats do: slowly, in all directions, and looking rather pleased about it.",
    theme: "movement",
  },
  {
    id: "one-song-dance",
    text: "One song in the kitchen, everyone moves however they move. When it ends, go on with the evening as if nothing had happened.",
    theme: "movement",
  },
  {
    id: "shake-it-out",
    text: "Bad mood in the room? Shake out one hand, then the other, then whatever else shakes, for half a minute.",
    theme: "movement",
  },
  {
    id: "shoulders-to-the-ears",
    text: "Pull your shoulders up to your ears, hold them there for three, and let them drop. Do it again with a groan.",
    theme: "movement",
  },
  {
    id: "daylight-early",
    text: "Get some daylight soon after waking: a step outside, an open window, breakfast on the sunny side. It tells the body that the day has begun.",
    theme: "movement",
  },
  {
    id: "toothbrush-balance",
    text: "While brushing teeth, stand on one leg or sit as tall as you can. Change sides half-way through.",
    theme: "movement",
  },
  {
    id: "push-the-wall",
    text: "Too much steam? Push against a wall with both hands, as if to make the room bigger, and count to ten. The wall does not mind.",
    theme: "movement",
  },
  {
    id: "get-off-one-stop-early",
    text: "Stop one corner early, and do the last stretch on foot or wheels. It is the slowest part of the way home, and often the best.",
    theme: "movement",
  },
  {
    id: "homework-wriggle",
    text: "After twenty minutes of sitting still, two minutes of wriggling. For homework, tax forms and long stories alike.",
    theme: "movement",
  },
  {
    id: "carry-the-shopping-parade",
    text: "Everyone carries one thing in from the shopping, however small. It is movement, it is help, and it can be a parade.",
    theme: "movement",
  },
  // Mindfulness
  {
    id: "three-sounds",
    text: "Name three sounds, from far to near. The last one is usually someone breathing.",
    theme: "mindfulness",
  },
  {
    id: "first-bite-slow",
    text: "Eat the first bite of dinner as if you had to describe it by letter to someone who has never had it. The rest may go as usual.",
    theme: "mindfulness",
  },
  {
    id: "weather-inside",
    text: "Ask for the weather inside: sunny, foggy, thunder later? No one has to change it, it is only a forecast.",
    theme: "mindfulness",
  },
  {
    id: "one-good-thing",
    text: "At bedtime, say one thing that went well, out loud, even if it is small. “The bus came” is enough.",
    theme: "mindfulness",
  },
  {
    id: "feet-on-the-floor",
    text: "When everything comes at once, feel what holds you up: feet on the floor, back on the chair. Then do the next thing only.",
    theme: "mindfulness",
  },
  {
    id: "wash-hands-slowly",
    text: "Wash your hands once today as if for the first time: the warmth, the slip of the soap, the smell. Twenty seconds, no hurry.",
    theme: "mindfulness",
  },
  {
    id: "name-the-feeling",
    text: "Give the feeling a name, and if you like, a colour and a size. Things with names are easier to carry.",
    theme: "mindfulness",
  },
  {
    id: "sky-check",
    text: "Look up once a day, all together, and agree on a word for the sky. Grey has at least nine kinds.",
    theme: "mindfulness",
  },
  {
    id: "thoughts-as-buses",
    text: "Watch your thoughts for a minute as if they were buses. They come, they have a number, and you need not get on.",
    theme: "mindfulness",
  },
  {
    id: "find-something-new",
    text: "On a way that you take every day, find one thing that you have never seen. It was probably above you.",
    theme: "mindfulness",
  },
  {
    id: "one-thing-at-a-time",
    text: "Do the next five minutes with one thing only. If you are making beds, make beds; if you are cuddling, cuddle.",
    theme: "mindfulness",
  },
  // Kindness
  {
    id: "what-made-you-laugh",
    text: "Ask “What made you laugh?” instead of “How was school?”",
    theme: "kindness",
  },
  {
    id: "speak-to-yourself-as-to-a-friend",
    text: "When something went wrong, say to yourself what you would say to a friend. You would not call them useless over a lost shoe.",
    theme: "kindness",
  },
  {
    id: "thanks-for-a-small-thing",
    text: "Thank someone today for a thing they always do. They may look behind them to see whom you mean.",
    theme: "kindness",
  },
  {
    id: "sorry-goes-both-ways",
    text: "If you shouted, you can say sorry, whatever your age. “I was tired, it was not your fault” is a whole speech.",
    theme: "kindness",
  },
  {
    id: "listen-to-the-end",
    text: "Let one person tell one thing to the very end today, without a question or advice. Then say, “Tell me the best bit again.”",
    theme: "kindness",
  },
  {
    id: "hug-if-you-like",
    text: "Offer a hug and let the other one end it. If hugs are not the thing, a shoulder to lean on also counts.",
    theme: "kindness",
  },
  {
    id: "good-enough",
    text: "Pick one thing that may be only good enough today. Odd socks keep feet just as warm.",
    theme: "kindness",
  },
  {
    id: "praise-the-trying",
    text: "Say what you saw someone try, not just what they managed. “You went back to it three times” is worth hearing.",
    theme: "kindness",
  },
  {
    id: "ask-for-help-once",
    text: "Ask for help with one thing today, however small. It gives someone else the chance to be useful, which people like.",
    theme: "kindness",
  },
  {
    id: "hello-and-goodbye",
    text: "Put down what you are holding when someone comes in or goes out. Hello and goodbye take six seconds, and they are most of it.",
    theme: "kindness",
  },
  {
    id: "message-in-the-lunch-box",
    text: "Put a note where it will turn up by surprise: a bag, a shoe, a grown-up’s coat. A drawing of a potato will do.",
    theme: "kindness",
  },
  // Routine
  {
    id: "nothing-in-the-calendar",
    text: "Leave one evening this week with nothing in it. Write “nothing” in the calendar.",
    theme: "routine",
  },
  {
    id: "phones-sleep-in-the-kitchen",
    text: "Phones sleep in the kitchen. So do their chargers.",
    theme: "routine",
  },
  {
    id: "same-three-things-at-bedtime",
    text: "End the day with the same three things in the same order: wash, story, light. Tired heads like to know what comes next.",
    theme: "routine",
  },
  {
    id: "clothes-the-night-before",
    text: "Lay out tomorrow’s clothes tonight, in the shape of a person. Mornings have enough decisions in them.",
    theme: "routine",
  },
  {
    id: "ten-minute-tidy",
    text: "Tidy for ten minutes by the clock, all together, then stop, wherever you are. Stopping is what makes people come back.",
    theme: "routine",
  },
  {
    id: "five-minute-warning",
    text: "Say it five minutes before it is time to go, and once more at one. Nobody likes to be pulled out of a good game, at any age.",
    theme: "routine",
  },
  {
    id: "sunday-look-ahead",
    text: "On Sunday, look at the week together for five minutes. Ask each person which day looks heavy, and who could lighten it.",
    theme: "routine",
  },
  {
    id: "shoes-have-a-home",
    text: "Give the three things you always hunt for one home each: keys, shoes, that form. Draw a picture of each where it belongs.",
    theme: "routine",
  },
  {
    id: "worry-slot",
    text: "If worries come at bedtime, write or draw them on a slip and put them in a box until tomorrow at five. Some do not keep.",
    theme: "routine",
  },
  {
    id: "getting-up-ten-minutes-kinder",
    text: "Take ten minutes from the evening and give them to the morning. Use them for sitting down, not for one more thing.",
    theme: "routine",
  },
  {
    id: "one-meal-one-table",
    text: "Pick one meal this week when everyone who is home sits down together. Toast on a Tuesday is a meal.",
    theme: "routine",
  },
];
