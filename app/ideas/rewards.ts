/** A default reward of every family (docs/product/connection.md, "Rewards"). */
interface RewardIdea {
  reward_type: "badge" | "treat" | "privilege" | "adventure";
  reward_title: string;
  reward_description: string;
  points_required: number;
  /** The name in app/icons/icons.svg. */
  icon_name: string;
}

/** By points. Rewards cost no money, only the family's time. */
export const REWARD_LADDER = [
  {
    reward_type: "badge",
    reward_title: "First twig",
    reward_description: "Every nest begins with one. Someone else lays the table tonight.",
    points_required: 25,
    icon_name: "feather",
  },
  {
    reward_type: "privilege",
    reward_title: "Choose the Friday film",
    reward_description: "The youngest chooses. Nobody sighs, not even quietly.",
    points_required: 75,
    icon_name: "egg",
  },
  {
    reward_type: "privilege",
    reward_title: "Half an hour past bedtime",
    reward_description: "The clock looks the other way, once.",
    points_required: 150,
    icon_name: "moon",
  },
  {
    reward_type: "treat",
    reward_title: "Parents do the silly dance",
    reward_description: "Whole song, both arms, curtains open.",
    points_required: 250,
    icon_name: "spark",
  },
  {
    reward_type: "adventure",
    reward_title: "Couch-cushion kingdom",
    reward_description: "One fort, one evening, nobody tidies it.",
    points_required: 400,
    icon_name: "home",
  },
  {
    reward_type: "treat",
    reward_title: "Breakfast for dinner",
    reward_description: "Pancakes at six, no questions.",
    points_required: 600,
    icon_name: "meals",
  },
  {
    reward_type: "privilege",
    reward_title: "Pyjama day",
    reward_description: "A whole Sunday in pyjamas. Visitors are handed a pair.",
    points_required: 800,
    icon_name: "cookie",
  },
  {
    reward_type: "adventure",
    reward_title: "Torchlight walk",
    reward_description: "Round the block after dark, torches on, whispering required.",
    points_required: 1000,
    icon_name: "star",
  },
  {
    reward_type: "privilege",
    reward_title: "Children in charge until noon",
    reward_description: "They write the rules on Saturday morning. Parents may ask for water.",
    points_required: 1250,
    icon_name: "shield",
  },
  {
    reward_type: "adventure",
    reward_title: "Picnic in a strange place",
    reward_description: "The bath, the stairs, under the table: the family votes.",
    points_required: 1500,
    icon_name: "basket",
  },
  {
    reward_type: "treat",
    reward_title: "The great bake-off",
    reward_description: "Two teams, one oven, every judge can be bribed with icing.",
    points_required: 1750,
    icon_name: "cake",
  },
  {
    reward_type: "adventure",
    reward_title: "Living-room camp",
    reward_description: "Everyone sleeps in one room. Someone has to be the owl.",
    points_required: 2000,
    icon_name: "sun",
  },
  {
    reward_type: "adventure",
    reward_title: "A day with no plan",
    reward_description: "Leave the house, turn left, and take turns deciding at every corner.",
    points_required: 2250,
    icon_name: "globe",
  },
  {
    reward_type: "badge",
    reward_title: "The golden nest",
    reward_description: "A family holiday of one day, with a name, a flag and a song. Held every year from now on.",
    points_required: 2500,
    icon_name: "gift",
  },
] as const satisfies readonly RewardIdea[];
