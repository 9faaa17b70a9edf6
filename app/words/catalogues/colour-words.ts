import { defineCatalogue } from "#app/words/define.server.ts";

/** The names of the palette’s colours, of members, subjects and calendars. */
export const colourWords = defineCatalogue("colour-words", {
  used: ["{colour}, already used", "A colour that another member or subject has"],
  Teal: "Teal",
  Coral: "Coral",
  Yellow: "Yellow",
  Periwinkle: ["Periwinkle", "A light blue with some violet"],
  Plum: ["Plum", "A colour"],
  Mint: ["Mint", "A colour"],
  Peach: ["Peach", "A colour"],
  Sage: ["Sage", "A colour: a greyish green"],
});
