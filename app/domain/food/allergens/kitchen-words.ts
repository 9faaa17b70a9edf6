/**
 * Words of steps that are also the names of foods: tools, comparisons, verbs, and results of cooking. Titles and
 * ingredients keep them, because there they are foods: "nutty granola", "1 pie crust", "mixed seeds".
 */

const oneOf = (text: string): string => `(?:${text.split(" ").join("|")})`;

/** "Cookie sheet", "pie dish", "fish slice", "nut milk bag"; no food, such as "pasta sheets" and "fish dish". */
const TOOLS = [
  [
    "bread cake cheese cookie biscuit egg fish loaf muffin cupcake nut nut[-\\s]milk noodle oyster pasta pastry pie pizza shrimp " +
      "tadka curry coffee beer roti naan dosa taco tagine paella chowder sandwich burger ramen cereal pudding custard lamington " +
      "soup tart waffle croissant bun baguette cr[eê]pe pancake omelette brownie quiche flan tortilla sushi wine milk icing frosting",
    "bag basket bottle box brush cloth container cooler cracker cutter grater iron jar kettle knife knives liner machine maker mould " +
      "mold pan peeler picker poacher press rack ring roller scale scissors scoop scraper server shears skewer slicer spatula spoon pot bowl glass cup mug mat press grinder mill ramekin skillet wok griddle " +
      "stand steel stone tester thermometer timer tin tip tongs turner whisk opening well hole case",
  ],
  ["cake cookie biscuit muffin bun", "sheet tray"],
  ["pie tart quiche flan gratin cake muffin", "dish plate board"],
  ["bread pastry pizza cheese", "board peel wheel(?!\\sof)"],
  ["dough", "hook scraper"],
  ["bread-and-butter", "plate plates"],
  ["butter", "knife knives dish paper wrapper"],
  ["ice[-\\s]cream", "scoop maker machine container churn"],
  ["fish", "slice kettle(?!fish)"],
].map(([foods = "", tools = ""]) => `${oneOf(foods)}[ -]${oneOf(tools)}(?:e?s)?`);

const LIKE_A =
  "(?:(?:an?|the|coarse|fine|small|large|thick|thin|heavy|light|wet|damp|loose|soft|softened|melted|whole|whipped|whipping|" +
  "runny|double|single|pouring|pancake|dry|fresh|warm|cold|good|very|smooth|sour|milk|dark|natural|plain|clotted|" +
  "greek(?:[- ]style)?|chopped|boiling|molten|lightly|stiff|pale|half|peanut|bread|scrambled|cooked|creamy)[ -]){0,4}";
const THING = `${oneOf(
  "almonds? walnuts? hazelnuts? peanuts? pistachios? nuts? eggs? egg[-\\s]yolks? breadcrumbs? crumbs? butter buttermilk cream " +
    "milk chocolate yogh?urt custard mayonnaise mayo couscous noodles? pasta spaghetti dough batter muffins? pizza cake porridge oatmeal " +
    "pudding cheese parmesan mustard caramel toffee fudge cookies? biscuits? crackers? toast bread brioche ricotta prawns? " +
    "shrimps? fish tuna semolina tahini hummus ice[-\\s]cream frosting cr[eê]pes? pancakes?",
)}(?: (?:butter|batter|dough|chocolate|crumbs|yolks?|cream|custard|sauce))?`;
const COMPARED = [
  "(?:size|colou?r|shape|thickness|consistency|texture|look|feel) of(?: an? \\p{L}+(?: \\p{L}+)?,? or(?: of)?)?",
  "resembl(?:es?|ing)",
  "(?:looks?|looking|feels?|(?:in|through)(?: easily)?|cuts?|melts?|soft|smooth|just|almost|texture|consistency) like",
  "(?<!\\p{L})as (?!soon|long|much|many|well|far|little|few|good)\\p{L}+ as",
  "(?<!\\p{L})(?!later|sooner|other|rather)\\p{L}{2,}er than",
  "(?<!as )(?:soft|smooth|thick|thin|light|runny|silky|creamy|crisp|flaky|rich|pale|dark|brown|golden) as",
]
  .map((comparison) => `${comparison} ${LIKE_A}${THING}`)
  // "A cheese like soft ricotta" is no comparison, because a food precedes it.
  .concat(`like (?:thin|thick|runny|boiling|wet|melted|molten|warm|pouring) ${THING}`)
  // "Like a long sausage", "wafer thin"
  .concat("like an? (?:\\p{L}+[- ]){0,2}\\p{L}+", `(?:${THING}|wafers?)[- ](?:colou?red|like|sized?|shaped|thin)`);

const VERBS = [
  "(?:^|(?<=[.;:!?,] ))cream(?= (?:together|the))",
  "(?:before|while|for) (?:frosting|icing|buttering)",
  "(?:spread|spreading|piping) icing",
  "scallop(?:ed|ing)? (?:the |its |their )?(?:dough|edges?|border|rim|pastry|crust)",
  "to relish (?:it|the|an?|your|every|each)",
  "caked (?:in|on|onto|up|with)",
  "fish(?:ing)? (?:(?:it|them|the \\p{L}+(?: \\p{L}+)?) )?out",
  "(?:^|(?<=[.,;:!?] )|(?<=\\b(?:and|then|to|or|before|can|dry|lightly|tightly|loosely) )|(?<=\\blet (?:the )?\\p{L}+ ))(?:wrap|toast|roll|spread|crumble)(?= (?:\\d|(?!(?:is|are|and|or|has|was|topped|soldiers?|points?|triangles?|rounds?|slices?|recipe)\\b)\\p{L}))",
];

/** Words of prose that are spelled as a brand or another language's food. */
const PROSE = [
  "(?:the|at|do|their|its|his|her|your) worst",
  "impossible (?:to|not|for)",
  "celebrations?",
  "card[- ]?stock",
  "(?:jelly|swiss|cinnamon) roll style",
];

/** Results and parts of the ingredients: a crust of a steak, the seeds of a squash, the milk of a corn cob. */
const RESULTS = [
  "milk(?= from the (?:corn )?cobs?)",
  "into (?:\\p{L}+ ){0,2}(?:sausages?|sausage shapes?|burgers?|cakes|quenelles?|dumpling shapes?)(?= (?:about|of|with|using|shapes?)|$|[.,;])",
  "nutt(?:y|ier|iness)(?:-\\p{L}+)?",
  "(?<!\\b(?:pie|pizza|cracker|biscuit|cookie|pastry|bread|crumb|graham|oreo|nut|almond|walnut|parmesan|cheese|egg) )crusts?",
  "into an? (?:\\p{L}+ ){0,2}(?:dough|batter)",
  "(?:the|its|their|any|out|off|excess|surface|some|extra) starch",
  "(?:potato|natural|fruit|own) pectin(?: starch)?|pectin bag",
  "(?:the|its|any|all|out|chill?[iy](?:es)? and|peppers? and|ribs and|pith and|membranes? and|core and|skins? and) seeds?|seeds? (?:and|from|inside)",
  "(?:with|enough|some|more|little|no|any|plenty of|leaves?|leaving|makes?|making) (?:\\p{L}+ )?room|room (?:to|for|between|at|around)",
];

/** Pans, hands, verbs and comparisons of other languages that are spelled as foods, or nearly. */
const ELSEWHERE = [
  // Dutch chop, with, that, well and little; German my, three and upper heat; Swedish shake and thin.
  "hak|mee|dat|wel|weinig|(?<!(?:lo|chow) )mein|dreier|ober-?(?= ?/)|skaka|tunna|ett lager",
  "(?:eine?|zur|zu|der|die|jede|kleine) kugeln?",
  "(?:viel|reich an|pflanzliche[ns]?) eiwei(?:ß|ss)",
  // French pan, boil, season and soft; Italian you, a little, from the, warm and cut; Polish oneself.
  "(?:une|la|petite|grande|autre) casserole|(?:petit|gros) bouillon|saison|leur jus|fondante?s?(?= (?:à|au|et|dans))|d['’]un moule",
  "vi|po['’] di|dallo|al caldo|tagliatele|się",
  // Spanish there, pass and set; Portuguese golden and cut.
  "ahí|pasa(?= (?:a|la|el|las|los|por|un|todo))|(?:vez|esté) cuajad[oa]s?|dourad[oa]s?|cortad[oa]s?",
  "(?:con )?(?:las?|os|as|tus|sus) manos?",
  "impasta(?:re|te|ndo|ti|tel[oai])?(?= (?:con|a|per|fino|bene|tutto|il|lo|la|gli|i|le))",
  "(?:forme[rz]?|fa(?:is|ire|çonner?|çonnez)) (?:des|de petites|les|\\d+)(?: petites| grosses)? boules",
  "(?:la |de la )?(?:taille|grosseur) d['’]une (?:petite |grosse )?(?:noix|noisette|amande)",
  "(?:gr[oö](?:ß|ss)e|(?:wal|hasel)nussgr[oö](?:ß|ss)\\p{L}*)(?: einer (?:wal|hasel)nuss)?",
  "(?:del )?tamaño de una (?:nuez|avellana|almendra)",
  "(?:della )?(?:grandezza|dimensione|taglia) di una (?:noce|nocciola|mandorla)",
];

/** The pot; "1 stockpot" of an ingredient is the cube. */
const STOCKPOT = "stock[- ]?pots?";
const WRAPS = "(?:plastic|cling|saran|food|paper) wraps?";

const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${patterns.join("|")})(?![\\p{L}-])`, "giu");
const [KITCHEN, COMPARISON] = [
  anyOf([...TOOLS, ...COMPARED, ...VERBS, ...PROSE, ...RESULTS, ...ELSEWHERE, WRAPS, STOCKPOT]),
  anyOf(COMPARED),
];

/** Products of recipes: a line that says "for the crust" does not name crust as an ingredient. */
const MADE =
  "(?:crust|dough|batter|pastry|pies?|tarts?|(?:cup)?cakes?|muffins?|biscuits?|scones?|cookies?|brownies|pancakes?|waffles?|rolls?|buns?|" +
  "pans?|tins?|cr[eè]me br[uû]l[eé]e|custards?|energy bites)(?!\\p{L}|[ -](?:flour|mix|crumbs?))";
/** Measures and purposes in lines that are spelled as foods: "1 cup noodles", "for the crust". */
const ASIDES = new RegExp(
  [
    "(?<=[\\d¼-¾⅐-⅞]\\s?)cups?(?= \\p{L})",
    `(?<!\\p{L})for (?:the|each|every|your|a (?:less|more) \\p{L}+) ${MADE}`,
    "(?<!\\p{L})(?:in|into) the (?:batter|dough)|between the rolls",
    `(?<!\\p{L})(?:topping|brushing|greasing|dusting|lining|flouring|buttering)(?: on)?(?: the| each| your)? ${MADE}`,
    `(?<!\\p{L})grease (?:the |your )?${MADE}(?: and ${MADE})?`,
    "(?<!\\p{L})toast (?:these|them|it)(?!\\p{L})",
    "(?<!\\p{L})seeds?(?: ?[/&] ?| and | or )(?:stems?|ribs?|core|pith|membranes?)",
  ].join("|"),
  "giu",
);

/** A line of a recipe without measures and purposes that are spelled as foods. */
export const leaveOutAsides = (line: string): string => line.replace(ASIDES, " ");

/** A step with a full stop in place of each word of the kitchen. Linear in the step's length. */
export const leaveOutKitchenWords = (step: string): string => step.replace(KITCHEN, ".");

/** A title or description without comparisons: "soft as butter". */
export const leaveOutComparisons = (title: string): string => title.replace(COMPARISON, ".");
