import fc from "fast-check";

// Each of hundreds of mutants is tried with them: what a property is worth shows in fewer examples, too.
fc.configureGlobal({ numRuns: 20 });
