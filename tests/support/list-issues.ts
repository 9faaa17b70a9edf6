import type { z } from "zod";

/** The issues that a schema finds in a value, each as a line: `title: Required`. */
export const listIssues = (schema: z.ZodTypeAny, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
