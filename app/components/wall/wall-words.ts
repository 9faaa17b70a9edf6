import { createContext, useContext } from "react";
import { type Say, say } from "#app/words/catalogue.ts";
import { wall } from "#app/words/catalogues/wall.ts";

/** The locale of a wall's page, which has no root data. */
export const WallLocale = createContext("en");

/** The messages of a wall's page. */
export const useWords = (): Say<typeof wall.english> => say(wall, useContext(WallLocale));
