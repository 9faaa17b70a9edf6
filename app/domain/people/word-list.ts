/**
 * Words that are easy to read, type and remember, for example passwords. Four of them, chosen by a good random source,
 * are one of 10^12 combinations.
 */
const TEXT = `
  acorn almond amber amble ample anchor ancient antler apple apricot apron arch arctic arrange arrow aspen atlas
  attic autumn avocado azure badger bagel bake baker bakery balance balcony ballet balloon bamboo banana banjo
  banner barley barn barrel bashful basil bask basket beach beacon beaver bell bench berry bicycle billowy birch
  biscuit blanket blink blissful bloom blossom blue board bobbin bold bonfire bonnet book border bottle bounce
  bowl bramble branch brass brave bread breathe breeze breezy brick bridge bright brisk bronze brook broom brush
  bubble bubbly bucket buckle bugle build bumble bundle burrow busy butter butterfly buttery button cabin cabinet
  cactus call calm camel camera camp candid candle canoe canter canvas canyon captain caramel caravan cardigan
  careful carpet carrot carve castle catch cedar celery cellar cello chair chalk chapter chase chatter cheer
  cheerful cherry chess chestnut chicken chilly chimney chirp chisel chubby cinnamon circus clap clarinet clay
  clean clear clever cliff climb clock cloud cloudy clover coast coastal cobble cocoa coconut coffee collect
  colour colourful comet compass cook cookie cool copper coral corner cosy cottage cotton count courtyard cover
  cradle crane crawl crayon cream creamy creek cricket crimson crisp crocus crumble crunchy crystal cucumber
  cuddle cupboard curious curl curly cushion custard cycle cymbal daily dainty daisy damp dance dancer dangle
  dapper daring dark dart dash dawdle dawn dazzling deep delight desert diary dine dive dizzy dolphin domino
  donkey doodle door dotted doze draft dragon draw drawer dream dreamy drift drive drop drowsy drum duckling
  dungaree dusky dusty eager eagle early easel eastern easy echo elbow elder elegant elephant ember emerald
  endless engine envelope evening explore faithful falcon famous fancy fasten fearless feather feathery fence
  fennel fern ferry festive fetch fiddle fiddler field fiery fill finch find finish fireside fizzy flag flaky
  flamingo flannel flap flask flicker flip float flock floral flow flower fluffy flute flutter flying foamy foggy
  fold folder follow fond forage forest fork fountain fragrant frank freckle fresh fridge friendly frog frolic
  frost frosty fruity funny furry fuzzy gallant gallop garden garlic gate gather gazebo geese gentle giant giddy
  giggle gilded ginger giraffe give glacier glad glance glass gleam gleaming glide glider glimmer globe glossy
  glove glow glowing goat golden goose gosling graceful grand grape grass grassy gravel gravy green grin grotto
  grow guess guide guitar gully gumdrop hallway hammer hammock hamster handy hang happy harbour harness harp
  harvest hasty hatch hazel hazy heather hedge hedgehog helmet help helpful heron hidden hike hiker hill hippo
  hobby hollow holly honest honey hoop hopeful horizon hornet horse house hover humble humming hungry hurry
  iceberg igloo imagine indigo invent invite island ivory jacket jagged jasmine jaunty jersey jetty jewel jigsaw
  jingle jogger join jolly joyful juggle jump jumpy jungle juniper kangaroo kayak keen kennel kettle keyboard kick
  kind kindle kitchen kite kitten kiwi knapsack kneel knit know koala lacy ladder ladle ladybird lagoon lake lamb
  lamp lantern larch large lasagne lasting lattice laugh launch laurel lavender lavish lazy leaf leafless leafy
  lean leap learn lemon lemony lend lentil letter lettuce level lift light lilac lilting lily lime linen linger
  lion listen little lively lizard llama lobster locket lodge lofty lollipop lonely long look loom loud loyal
  lucky lunar lupin lynx magenta magic magnet magpie mahogany make mallet mango manor maple marble march marigold
  marine market marmot marsh marvel mascot meadow meander measure meet mellow melody melon mend mermaid merry
  mighty mild milky mingle mint minty mirror misty mitten modest molehill monkey moon moose morning mosaic moss
  mossy moth motor mottled mountain move muffin mulberry mumble munch murmur museum mushroom musical mustard
  napkin narwhal neat nectar needle nest nettle newt nibble nimble nippy noble noisy noodle northern notebook
  notice nutmeg nutty oaken oasis oatmeal ocean octopus olive onion opal open orange orbit orchard orchid organ
  oriole otter oval oven oyster pack paddle paint palace pale palm pancake panda pansy paper parachute parade
  parcel park parrot parsley pasta paste pastry path patient patio pavement peaceful peach peacock peanut pear
  pearl pebble peel pelican pencil penguin pepper peppery perch perky petal piano pick pickle picnic pigeon pillow
  pilot pine pink pirate pitcher placid plain planet plank plant plate platform play playful pleasant plough
  plucky plum plump pocket poem polar polish polished polite polka pond ponder pony poppy porch porridge postcard
  potato pottery pour powdery prairie prance precious press pretty pretzel primrose prism promise proud pudding
  puffin pumpkin puppet puppy purple purr puzzle puzzled pyramid quaint quarry quartz question quiche quick quiet
  quill quilt quince quirky rabbit raccoon race radiant radio radish raft rail rainbow rainy raisin rake ramble
  ranger rapid rare raspberry raven reach read ready recall reef regal remember rest restful return rewind ribbon
  rice ride ridge ring ripe ripple rippling river roam roaming roast robin robust rocket rocky roll romp rope rose
  rosy round rove rowan royal rubber ruby ruffled rugged ruler rumble rustic rustle rusty saddle saffron sail
  sailor salad salmon salty sample sand sandal sandwich sandy satchel satin saucer sauna saxophone scamper scarf
  scarlet scatter school scissors scoop scooter scribble seagull seal search seaside season secret seed send
  sequin serene settle shaded shadow shady shaggy shake share sharp shawl sheep shelf shell shelter shepherd
  shimmer shine shiny ship shoe shore short shovel shrimp shuffle shutter signal silent silken silly silver
  silvery simple sincere sing skate skim skip skylark sledge sleek sleepy slender slide slim slipper slow small
  smile smiling smoky smooth snail snooze snow snowy snug soar sock sofa soft solar solid solve soup southern
  spade sparkle sparkly sparrow speak speckled speedy spicy spider spin spinach spiral splash splendid spoon
  spotted spring springy sprinkle sprint sprout spruce square squirrel stable stack stadium staircase stand
  starfish start stately station statue stay steady steep stencil stir stitch stone stork stormy stove straw
  stream street stretch stride string striped stroll strong study sturdy subtle sudden sugary summer sunbeam
  sunday sunlit sunny sunset super surf surprise swallow swan sway sweater sweep swift swim swing swirl swoop
  sycamore table tackle tadpole tailor talk tall tame tandem tangerine tangy tapestry tassel taste tasty tawny
  teach teacup teal teapot temple tender tennis tent thank thankful theatre thick thimble thin think thirsty
  thistle thread thrush thunder thyme ticket tickle tidy tiger timber tinsel tiny tiptoe toast toasted toffee
  tomato toss toucan towel tower trace tractor trail train tram tranquil travel treacle treasure tree triangle
  tricycle trolley trombone tropical trot trousers trout true trumpet trunk tulip tumble tundra tunnel turn turnip
  turtle twig twinkle twinkly twirl twist umbrella unfold unicorn unpack unwrap upbeat upper useful valiant valley
  vanilla vase vast vault velvet velvety veranda vibrant village vine vintage violet violin visit vivid volcano
  waddle wade waffle wagon wait walk wallet walnut walrus waltz wander wandering wardrobe warm wash watch watchful
  water wave wavy wear weasel weave weaver western whale wheat wheel whirl whisker whisper whistle whistling white
  whittle wide wiggle wild willow winding window windy wink winter wintry wise wish witty wobbly wolf wombat
  wonder wood wooden woodland woolly work workshop woven wrap wren write yacht yarn yawn yellow yodel yoghurt
  young zebra zesty zigzag zither zoom
`;

export const WORDS: readonly string[] = TEXT.trim().split(/\s+/);
