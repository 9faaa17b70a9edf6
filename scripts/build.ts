import { build } from "#scripts/lib/build.ts";
import { fail } from "#scripts/lib/fail.ts";

/** `npm run build`: builds the app, so that `npm start` after it has nothing to build. */
build().catch(fail);
