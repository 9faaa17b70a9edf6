import type { Mood } from "#app/shared/calm/constants.ts";

/** A step of a practice. `weight` is its share of the time. */
export interface PracticePart {
  title: string;
  /** One or two sentences that suit any number of minutes. */
  text: string;
  weight: number;
}

interface MoodPractice {
  /** Two titles, for variety. */
  titles: readonly [string, string];
  /** The middle steps: the first is always used, the others if time allows. */
  parts: readonly PracticePart[];
  /** A long, quiet step for practices of a quarter of an hour or more. */
  long: PracticePart;
  ending: PracticePart;
}

/** First steps by stress level, 1 to 3; at a high level they begin with the body. */
export const OPENINGS: Record<number, readonly PracticePart[]> = {
  1: [
    {
      title: "Arrive",
      text: "Sit down anywhere you like and notice three things that you can hear, from far to near.",
      weight: 1,
    },
    {
      title: "Look up",
      text: "Find the furthest thing you can see from where you are, and let your eyes rest on it.",
      weight: 1,
    },
  ],
  2: [
    {
      title: "Put it down",
      text: "Feet flat on the floor, shoulders down. Let whatever you were carrying lie there for now.",
      weight: 1,
    },
    {
      title: "Unclench",
      text: "Loosen the jaw, then the hands, then the belly. Most of us find at least one that was working overtime.",
      weight: 1,
    },
  ],
  3: [
    {
      title: "Slow the out-breath",
      text: "Breathe in for four, out for six, as if cooling soup. If counting is too much, simply sigh slowly.",
      weight: 2,
    },
    {
      title: "Feel the floor",
      text: "Press both feet down, let go, and press again. Name five things that you can see while you do it.",
      weight: 2,
    },
  ],
};

/**
 * The built-in practices: parts for every mood and duration (docs/product/ideas.md, "The built-in library").
 */
export const PRACTICES: Record<Mood, MoodPractice> = {
  happy: {
    titles: ["Keep a little for later", "Let it stay a moment longer"],
    parts: [
      {
        title: "Find it in the body",
        text: "Where does the good mood live just now: face, chest, feet? Put a hand there and breathe with it.",
        weight: 2,
      },
      {
        title: "Play it back",
        text: "Go through the best moment of the day again, slowly, with its colours and its sounds.",
        weight: 2,
      },
      {
        title: "Pass it on",
        text: "Think of someone who would be glad to hear about it, and of the first sentence you would tell them.",
        weight: 1,
      },
    ],
    long: {
      title: "A walk for no reason",
      text: "Walk, round the room or round the block, and greet every nice thing you pass with a small nod.",
      weight: 4,
    },
    ending: {
      title: "Pocket it",
      text: "Give today a title, like a film. Say it out loud once.",
      weight: 1,
    },
  },
  stressed: {
    titles: ["One thing at a time, starting with none", "A gap between two things"],
    parts: [
      {
        title: "Drop the shoulders",
        text: "Lift them to your ears as you breathe in, and let them fall as you breathe out. Again, with a groan if you like.",
        weight: 2,
      },
      {
        title: "Empty the pockets",
        text: "Name, one by one, the things that are waiting. After each, say “not now”. They will keep.",
        weight: 2,
      },
      {
        title: "Choose one",
        text: "Of all that is waiting, choose the smallest thing that would help. Only that one comes after this.",
        weight: 1,
      },
    ],
    long: {
      title: "Lie flat",
      text: "Lie on the floor with your legs up on a chair. Watch the ceiling and let the breath find its own pace.",
      weight: 4,
    },
    ending: {
      title: "Stand up slowly",
      text: "One last long breath out, and then move at half your usual speed for the first few steps.",
      weight: 1,
    },
  },
  anxious: {
    titles: ["Back to what is here", "An anchor for a fluttery day"],
    parts: [
      {
        title: "Five, four, three",
        text: "Name five things you see, four you can touch and three you hear. Start again at five whenever you get lost.",
        weight: 2,
      },
      {
        title: "A hand to hold",
        text: "Trace the fingers of one hand with the other: in as you go up, out as you come down.",
        weight: 2,
      },
      {
        title: "Talk to the worry",
        text: "Say “I am having the thought that”, and then the worry. It is a thought passing by; you are the one watching.",
        weight: 1,
      },
    ],
    long: {
      title: "The body, from the feet up",
      text: "Visit toes, knees, belly, hands and face in turn. Nothing has to change: just say hello to each.",
      weight: 4,
    },
    ending: {
      title: "Something solid",
      text: "Hold a cup, a stone or a sleeve and feel its weight. This is here, and so are you.",
      weight: 1,
    },
  },
  sad: {
    titles: ["A soft place for a heavy day", "Room for a grey cloud"],
    parts: [
      {
        title: "Let it be there",
        text: "Put a warm hand on your chest. You need not cheer up: say “this is sad”, and breathe beside it.",
        weight: 2,
      },
      {
        title: "A kind voice",
        text: "What would you say to a good friend who felt like this? Say it to yourself, in the same voice.",
        weight: 2,
      },
      {
        title: "One small comfort",
        text: "A blanket, a warm drink, a song, a dog: choose one and think of exactly how it feels.",
        weight: 1,
      },
    ],
    long: {
      title: "Wrapped up",
      text: "Sit wrapped in something soft, near a window if there is one, and watch the sky do its slow work.",
      weight: 4,
    },
    ending: {
      title: "Not alone",
      text: "Think of one person you could sit beside without talking. Go and find them, or send them one word.",
      weight: 1,
    },
  },
  angry: {
    titles: ["Let the steam out safely", "A lion lies down"],
    parts: [
      {
        title: "Push the wall",
        text: "Both hands on a wall: push as hard as you can on the out-breath, and rest on the in-breath. The wall can take it.",
        weight: 2,
      },
      {
        title: "Lion’s breath",
        text: "In through the nose, out with a wide mouth and the tongue out. Silent or loud, as the house allows.",
        weight: 2,
      },
      {
        title: "What it guards",
        text: "Anger often stands guard for something. Finish the sentence: “It matters to me that…”",
        weight: 1,
      },
    ],
    long: {
      title: "Stamp it out",
      text: "March, stamp or climb stairs, fast at first, and slower each time round, until the breath comes down by itself.",
      weight: 4,
    },
    ending: {
      title: "Cool hands",
      text: "Hold your hands under cold water, or against something cool, and decide nothing until they are dry.",
      weight: 1,
    },
  },
  tired: {
    titles: ["Put the day down", "A rest with your shoes off"],
    parts: [
      {
        title: "Sit where nobody needs you",
        text: "Feet flat, eyes shut or half shut. Nothing to do, and for once nothing to fetch.",
        weight: 2,
      },
      {
        title: "Heavy and warm",
        text: "Think “heavy” as you breathe out, first of your arms, then of your legs, until the chair does all the work.",
        weight: 2,
      },
      {
        title: "One good thing",
        text: "Say one thing that went well, out loud, even if it is small. A tidy sock counts.",
        weight: 1,
      },
    ],
    long: {
      title: "Rest, not sleep",
      text: "Lie down on your back with a cloth over your eyes. When thoughts come by, wave, and go back to the breath.",
      weight: 4,
    },
    ending: {
      title: "Strike something off",
      text: "Choose one thing that need not be done today. Then stretch like a cat that has nothing planned.",
      weight: 1,
    },
  },
  overwhelmed: {
    titles: ["Make the world smaller", "Just this square of floor"],
    parts: [
      {
        title: "One square",
        text: "Pick a patch of table or floor no bigger than a book. Look at nothing else, and find out what is in it.",
        weight: 2,
      },
      {
        title: "Box breathing",
        text: "Draw a square with your finger: in along the first side, hold, out along the third, hold. Go slowly round.",
        weight: 2,
      },
      {
        title: "Three piles",
        text: "Sort what is on your mind into today, later, and not mine. The third pile is usually bigger than it looks.",
        weight: 1,
      },
    ],
    long: {
      title: "Turn everything down",
      text: "Dim the light, put the phone in another room, and listen to the quietest sound that is left.",
      weight: 4,
    },
    ending: {
      title: "Ask for a hand",
      text: "Think of one thing that someone else could take, and of the words to ask for it.",
      weight: 1,
    },
  },
  neutral: {
    titles: ["An ordinary, quiet moment", "Nothing special, on purpose"],
    parts: [
      {
        title: "Watch the breath",
        text: "Notice where you feel it best, nose or chest or belly, and stay there. When you wander off, come back kindly.",
        weight: 2,
      },
      {
        title: "See it as new",
        text: "Pick something you own and look at it as if you had never seen one. What would a visitor from the moon ask?",
        weight: 2,
      },
      {
        title: "Thank someone",
        text: "Think of a person who made today easier, and of what they did. You may tell them later.",
        weight: 1,
      },
    ],
    long: {
      title: "A slow walk",
      text: "Walk so slowly that you feel each foot land: heel, sole, toes. Nobody has to know why.",
      weight: 4,
    },
    ending: {
      title: "Choose the next thing",
      text: "Before you get up, decide what you will do next, and do only that.",
      weight: 1,
    },
  },
};
