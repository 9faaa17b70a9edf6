import type { LinksFunction } from "@remix-run/node";
import cards from "#app/styles/cards.css?url";
import choreForm from "#app/styles/chore-form.css?url";
import cooking from "#app/styles/cooking.css?url";
import dialog from "#app/styles/dialog.css?url";
import eventForm from "#app/styles/event-form.css?url";
import forms from "#app/styles/forms.css?url";
import actionCards from "#app/styles/action-cards.css?url";
import leaving from "#app/styles/leaving.css?url";
import memberForm from "#app/styles/member-form.css?url";
import hintRow from "#app/styles/hint-row.css?url";
import pictures from "#app/styles/picture-choice.css?url";
import printRecipe from "#app/styles/print-recipe.css?url";
import recipes from "#app/styles/recipes.css?url";
import series from "#app/styles/series.css?url";

/** A route's `links`: the style sheets that it needs beside those of every page. */
export const styleSheets =
  (...hrefs: string[]): LinksFunction =>
  () =>
    hrefs.map((href) => ({ rel: "stylesheet", href }));

/** Of a dialog that only asks or tells. */
export const dialogSheets = styleSheets(dialog);

/** Of a dialog about leaving. */
export const leavingDialogSheets = styleSheets(dialog, leaving);

/** Of a dialog with a form. */
export const formDialogSheets = styleSheets(forms, dialog);

/** Of the form of a chore. */
export const choreDialogSheets = styleSheets(forms, dialog, choreForm);

/** Of a dialog with a form and hints. */
export const noteDialogSheets = styleSheets(forms, dialog, hintRow);

/** Of a dialog with a form, in which ways to go on are cards. */
export const cardDialogSheets = styleSheets(forms, dialog, actionCards);

/** Of a dialog with pictures to choose from. */
export const pictureDialogSheets = styleSheets(forms, dialog, hintRow, pictures);

/** Of a dialog in which members are added or edited. */
export const memberDialogSheets = styleSheets(forms, memberForm, dialog);

/** Of the form of an event. */
export const eventDialogSheets = styleSheets(forms, dialog, eventForm, series);

/** Of the details of an event. */
export const detailsSheets = styleSheets(dialog, series);

/** Of the details of a subscribed event, with a hint about its calendar. */
export const otherDetailsSheets = styleSheets(dialog, series, hintRow);

/** Of a recipe that is cooked from. */
export const recipeSheets: LinksFunction = () => [
  ...styleSheets(forms, cards, recipes, cooking)(),
  { rel: "stylesheet", href: printRecipe, media: "print" },
];

/** Of the form of a recipe. */
export const recipeFormSheets = styleSheets(forms, recipes);
