import { readFileSync } from "node:fs";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";

// Reads a workflow from standard input, and prints what GitHub's own parser has against it, a line each. A program,
// because the parser imports JSON as bundlers do, which tsx allows and Vitest does not.
const { context } = parseWorkflow({ name: "workflow", content: readFileSync(0, "utf8") }, new NoOperationTraceWriter());
for (const error of context.errors.getErrors()) process.stdout.write(`${error}\n`);
