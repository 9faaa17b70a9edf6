import { readFileSync } from "node:fs";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";

// Reads a workflow from standard input, and prints the errors of GitHub's own parser, one a line. This is a program
// because the parser imports JSON as bundlers do, which tsx allows and Vitest does not.
const { context } = parseWorkflow({ name: "workflow", content: readFileSync(0, "utf8") }, new NoOperationTraceWriter());
for (const error of context.errors.getErrors()) process.stdout.write(`${error}\n`);
