import { defineCatalogue } from "#app/words/define.server.ts";

/** Texts about recipes, their photos and their files that the server alone writes. */
export const recipeWords = defineCatalogue("recipe-words", {
  none: "No recipes yet",
  noMatch: ["No recipes match", "No recipe fits what was searched for"],
  first: "Your family’s recipes first, then Roost’s",
  count: "{count, plural, one {# recipe} other {# recipes}}",

  saved: ["Recipe saved: {title}.", "`title` is the recipe’s name"],
  deleted: ["Recipe deleted: {title}.", "`title` is the recipe’s name"],
  photoSaved: "Photo saved.",
  photoRemoved: "Photo removed.",

  "field.title": ["the title", "A field of a recipe, in a list within a sentence"],
  "field.description": ["the description", "A field of a recipe, in a list within a sentence"],
  "field.prep_time": ["the prep time", "A field of a recipe, in a list within a sentence"],
  "field.cook_time": ["the cook time", "A field of a recipe, in a list within a sentence"],
  "field.servings": ["the servings", "A field of a recipe, in a list within a sentence"],
  "field.ingredients": ["the ingredients", "A field of a recipe, in a list within a sentence"],
  "field.steps": ["the steps", "A field of a recipe, in a list within a sentence"],
  "found.filled": [
    "From {host}: {fields}. Check it before you save.",
    "After a recipe was fetched: `host` is another site, `fields` a list such as “the title and the steps”",
  ],
  "found.kept": ["Kept what you typed: {fields}.", "`fields` is a list such as “the title and the steps”"],
  "found.missing": ["The page doesn’t say {fields}.", "`fields` is a list such as “the title and the steps”"],

  "lost.ingredients": [
    "{count, plural, =1 {One ingredient couldn’t be read.} one {# ingredient couldn’t be read.} other {# ingredients couldn’t be read.}}",
    "Of a recipe from another site or file",
  ],
  "lost.moreIngredients": [
    "Only the first {taken} of {all} ingredients.",
    "What was taken of a recipe from another site or file",
  ],
  "lost.manyIngredients": [
    "Only the first {taken} of more than {all, number} ingredients.",
    "What was taken of a recipe from another site or file",
  ],
  "lost.steps": [
    "{count, plural, =1 {One step couldn’t be read.} one {# step couldn’t be read.} other {# steps couldn’t be read.}}",
    "Of a recipe from another site or file",
  ],
  "lost.moreSteps": ["Only the first {taken} of {all} steps.", "What was taken of a recipe from another site or file"],
  "lost.manySteps": [
    "Only the first {taken} of more than {all, number} steps.",
    "What was taken of a recipe from another site or file",
  ],
  "lost.lines": ["Long lines are cut.", "Of a recipe from another site or file"],
  "lost.texts": ["Its title or description is cut.", "Of a recipe from a file"],

  "file.choose": "Choose a file of recipes.",
  "file.notOne": "This isn’t a recipe file. Choose a JSON file, a zip of them, a Paprika file or a saved web page.",
  "file.tooMany": "This file has more than {count} recipes. Split the file and try again.",
  "file.tooManyFiles": ["This file holds more than {count} files.", "An archive, as a zip"],
  "file.damaged": "This file is damaged. We couldn’t unpack this file.",
  "file.damagedTooLarge": [
    "This file is damaged. It’s too large: a file can have {count} MB unpacked.",
    "An archive, as a zip",
  ],
  "file.empty": "This file has no recipes.",
  "file.emptyWhy": ["{file}: {reason}", "After “This file has no recipes.”: why a file within an archive has none"],
  "file.busy": "Other files are being imported, so yours wasn’t. Try again in a moment.",
  "file.other": [
    "{count, plural, =1 {One other file} one {# other file} other {# other files}}",
    "Within an archive, beside recipes",
  ],
  "file.untitled": ["Untitled", "In place of the name of a recipe that is left out"],
  "file.thing": ["Not a recipe", "In place of the name of something in a file that is left out"],
  "file.parts": [
    "{ingredients, plural, one {# ingredient} other {# ingredients}}, {steps, plural, one {# step} other {# steps}}",
    "What a recipe in a file has",
  ],
  "file.undone": "This import was undone.",
  "file.imported": "{count, plural, one {# recipe imported.} other {# recipes imported.}}",
  "file.removed": "{count, plural, one {# recipe removed} other {# recipes removed}}",
  "file.removedHint": "You can restore them under Family Settings.",
  "file.left": ["{count, number} left alone", "How many recipes of an import stay when it is undone"],
  "file.leftHint": "Someone has changed or deleted them since.",
  "file.new": ["New", "A recipe that an import added"],
  "file.undoneShort": ["Undone", "An import in a list"],
  "file.importedShort": ["{count, plural, one {# recipe imported} other {# recipes imported}}", "An import in a list"],

  "out.notRecipe": ["This isn’t a recipe.", "Why something in a file is left out"],
  "out.fault": ["{field}: {fault}.", "Why a recipe in a file is left out; `fault` is a sentence without its full stop"],
  "out.unreadable": ["We couldn’t read this file.", "A file within an archive"],
  "out.empty": ["It has no recipes.", "A file within an archive"],
  "out.otherFiles": ["Not a recipe or a recipe’s photo.", "Why files in an archive are left out"],
  "out.damaged": ["We couldn’t unpack this file.", "A file within an archive"],
  "out.tooLarge": ["It’s too large: a file can have {count} MB unpacked.", "A file within an archive"],
  "out.encrypted": ["It’s encrypted.", "A file within an archive"],
  "out.nested": ["It’s an archive within an archive within an archive.", "A file within an archive"],
  "out.known": ["You already have this recipe.", "Why a recipe in a file is left out"],
  "out.full": ["A family can keep at most {count} recipes.", "Why a recipe in a file is left out"],
  "out.noPhoto": "Imported without its photo.",
  "out.pixels": "The photos of one file can have {count} megapixels together.",

  tooMany: "A family can keep at most {count} recipes. Delete some of them first.",
  noBuiltIn: "There’s no such built-in recipe",
  noRecipe: "This family has no such recipe",
  oneAtMost: "A meal has one recipe at most",
  alreadyOwn: ["Your family has its own of this recipe already.", "Of a built-in recipe"],

  "fetch.tooMany": "Too many requests. Wait a few minutes, or fill in the recipe by hand.",
  "fetch.nothing": "No recipe was found on that page. You can fill in the recipe by hand; the link is saved.",
  "fetch.nothingCut": [
    "No recipe was found in the first {count} MB of that page. You can fill in the recipe by hand; the link is saved.",
    "A page that is too long to be read whole",
  ],

  "fetch.demo": "This is a demo, so it opens no links. You can fill in the recipe by hand.",
  "fetch.notAPage": "That link isn’t a web page. You can fill in the recipe by hand.",
  "fetch.notPublic": "We can only open links on the public internet. You can fill in the recipe by hand.",
  "fetch.unreachable": "We couldn’t reach that site. You can fill in the recipe by hand.",
  "fetch.slow":
    "That site didn’t send its page within {count, plural, one {# second} other {# seconds}}. You can fill in the recipe by hand.",
  "fetch.large": "That page is too large. You can fill in the recipe by hand.",
  "fetch.redirects": "That link redirects too many times. You can fill in the recipe by hand.",
  "fetch.missing": "We couldn’t find that page. You can fill in the recipe by hand.",
  "fetch.status": [
    "That site blocked us (it answered {status}). You can fill in the recipe by hand.",
    "`status` is a number of HTTP",
  ],

  "photo.choose": "Choose a picture.",
  "photo.unreadable": "We couldn’t read this picture. Choose a JPEG, PNG, WebP or AVIF.",
  "photo.kind": "That file type isn’t supported. Choose a JPEG, PNG, WebP or AVIF.",
  "photo.pixels": "This picture has more than {count} megapixels. Choose a smaller one.",
  "photo.busy": "Too many uploads. Try again in a moment.",
  "photo.gone": "The connection was closed before the pictures were read.",
  "photo.away": "Photos aren’t available right now. Everything else works. Try again later.",
});
