import fc from "fast-check";

// The suite tries the same cases every time: a rare failure is found by `npm run hunt`, not by whoever changes a text.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
