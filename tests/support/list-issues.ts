import type { z } from "zod";

/** What a schema finds wrong with a value, a line each: `title: Required`. */
export const listIssues = (schema: z.ZodTypeAny, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
