/**
 * Words that are easy to read, type and remember, for example passwords. Four of them, chosen by a good random source,
 * are one of 10^12 combinations. None is among the words that are guessed first, such as "summer": four of those are a
 * guessable password.
 */
const TEXT = `
  almond amble antler apple apricot apron arch arctic arrange arrow aspen atlas attic avocado azure badger bagel bake
  bakery balance balcony ballet balloon bamboo banjo banner barley barn barrel bashful basil bask basket beach beacon
  beaver bench bicycle billowy birch biscuit blanket blink blissful bloom blossom board bobbin bold bonfire bonnet book
  border bottle bounce bowl bramble branch brass brave bread breathe breeze breezy brick bridge bright brisk bronze
  brook broom brush bubble bubbly bucket buckle bugle build bumble bundle burrow busy butter butterfly buttery button
  cabin cabinet cactus calm camel camera camp candid candle canoe canter canvas canyon captain caramel caravan cardigan
  careful carpet carrot carve castle catch cedar celery cellar cello chair chalk chapter chase chatter cheer cheerful
  cherry chess chestnut chilly chimney chirp chisel chubby cinnamon circus clap clarinet clay clean clear clever cliff
  climb clock cloud cloudy clover coast coastal cobble cocoa coconut collect colour colourful comet compass cool copper
  coral corner cosy cottage cotton count courtyard cover cradle crane crawl crayon cream creamy creek cricket crimson
  crisp crocus crumble crunchy crystal cucumber cuddle cupboard curious curl curly cushion custard cycle cymbal daily
  dainty daisy damp dance dancer dangle dapper daring dark dart dash dawdle dawn dazzling deep delight desert diary
  dine dive dizzy dolphin domino donkey doodle door dotted doze draft drawer dream dreamy drift drive drop drowsy drum
  duckling dungaree dusky dusty eager eagle easel eastern easy elbow elder elegant elephant ember emerald endless
  engine envelope explore faithful famous fancy fasten fearless feather feathery fence fennel fern ferry festive fetch
  fiddle fiddler field fiery fill finch finish fireside fizzy flag flaky flamingo flannel flap flask flicker flip float
  flock floral flow flower fluffy flute flutter flying foamy foggy fold folder follow fond forage forest fork fountain
  fragrant frank freckle fresh fridge friendly frog frolic frost frosty fruity funny furry fuzzy gallant gallop garden
  garlic gate gather gazebo geese gentle giddy giggle gilded giraffe glacier glad glance glass gleam gleaming glide
  glider glimmer globe glossy glove glow glowing golden goose gosling graceful grand grape grass grassy gravel gravy
  grin grotto grow guess guide gully gumdrop hallway hammock hamster handy hang happy harbour harness harp harvest
  hasty hatch hazel hazy hedge hedgehog helmet helpful heron hidden hike hiker hippo hobby hollow holly honest honey
  hoop hopeful horizon hornet hover humble humming hungry hurry iceberg igloo imagine invent invite island ivory jacket
  jagged jasmine jaunty jersey jetty jewel jigsaw jingle jogger join jolly joyful juggle jump jumpy jungle juniper
  kangaroo kayak keen kennel kettle keyboard kick kindle kitchen kite kitten kiwi knapsack kneel knit koala lacy ladder
  ladle ladybird lagoon lake lamb lamp lantern larch lasagne lasting lattice laugh launch laurel lavender lavish lazy
  leaf leafless leafy lean leap learn lemon lemony lend lentil letter lettuce level lift light lilac lilting lily lime
  linen linger lion listen lively lizard llama lobster locket lodge lofty lollipop lonely loom loud loyal lucky lunar
  lupin lynx magenta magic magnet magpie mahogany mallet mango manor maple marble marigold marine market marmot marsh
  marvel mascot meadow meander measure meet mellow melody melon mend mermaid merry mighty mild milky mingle mint minty
  mirror misty mitten modest molehill moon moose mosaic moss mossy moth motor mottled mountain move muffin mulberry
  mumble munch murmur museum mushroom musical mustard napkin narwhal neat nectar needle nest nettle newt nibble nimble
  nippy noble noisy noodle northern notebook notice nutmeg nutty oaken oasis oatmeal ocean octopus olive onion opal
  open orbit orchard orchid organ oriole otter oval oven oyster pack paddle paint palace pale palm pancake panda pansy
  paper parachute parade parcel parrot parsley pasta paste pastry path patient patio pavement peaceful peach peacock
  pear pearl pebble peel pelican pencil penguin peppery perch perky petal piano pick pickle picnic pigeon pillow pilot
  pine pink pirate pitcher placid plain planet plank plant plate platform play playful pleasant plough plucky plum
  plump pocket poem polar polish polished polite polka pond ponder pony poppy porch porridge postcard potato pottery
  pour powdery prairie prance precious press pretty pretzel primrose prism promise proud pudding puffin pumpkin puppet
  puppy purr puzzle puzzled pyramid quaint quarry quartz question quiche quick quiet quill quilt quince quirky raccoon
  race radiant radio radish raft rail rainbow rainy raisin rake ramble rapid rare raspberry raven reach read ready
  recall reef regal remember rest restful return rewind ribbon ride ridge ring ripe ripple rippling roam roaming roast
  robin robust rocket rocky roll romp rope rosy round rove rowan royal rubber ruby ruffled rugged ruler rumble rustic
  rustle rusty saddle saffron sail sailor salad salmon salty sample sand sandal sandwich sandy satchel satin saucer
  sauna saxophone scamper scarf scarlet scatter scissors scoop scribble seagull seal search seaside seed send sequin
  serene settle shaded shady shaggy shake share sharp shawl sheep shelf shell shelter shepherd shimmer shine shiny ship
  shoe shore short shovel shrimp shuffle shutter signal silent silken silly silvery simple sincere sing skate skim skip
  skylark sledge sleek sleepy slender slide slim slipper slow smile smiling smoky smooth snail snooze snow snowy snug
  soar sock sofa soft solar solid solve soup southern spade sparkle sparkly sparrow speak speckled speedy spicy spin
  spinach spiral splash splendid spoon spotted springy sprinkle sprint sprout spruce square squirrel stable stack
  stadium staircase stand starfish start stately statue stay steady steep stencil stir stitch stork stormy stove straw
  stream street stretch stride string striped stroll strong study sturdy subtle sudden sugary sunbeam sunlit sunny
  sunset super surf surprise swallow swan sway sweater sweep swift swim swing swirl swoop sycamore table tackle tadpole
  tailor tall tame tandem tangerine tangy tapestry tassel taste tasty tawny teach teacup teal teapot temple tent
  thankful theatre thick thimble thin thirsty thistle thread thrush thyme ticket tickle tidy timber tinsel tiptoe toast
  toasted toffee tomato toss toucan towel tower trace tractor trail train tram tranquil travel treacle treasure tree
  triangle tricycle trolley trombone tropical trot trousers trout true trumpet trunk tulip tumble tundra tunnel turn
  turnip turtle twig twinkle twinkly twirl twist umbrella unfold unicorn unpack unwrap upbeat upper useful valiant
  valley vanilla vase vast vault velvet velvety veranda vibrant vine vintage violin visit vivid volcano waddle wade
  waffle wagon wait walk wallet walnut walrus waltz wander wandering wardrobe warm wash watch watchful water wave wavy
  wear weasel weave western whale wheat wheel whirl whisker whisper whistle whistling whittle wide wiggle wild willow
  winding window windy wink wintry wise wish witty wobbly wolf wombat wonder wooden woodland woolly workshop woven wrap
  wren write yacht yarn yawn yodel yoghurt zebra zesty zigzag zither zoom
`;

export const WORDS: readonly string[] = TEXT.trim().split(/\s+/);
