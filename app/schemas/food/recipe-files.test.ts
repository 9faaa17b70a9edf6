import { describe, expect, it, test } from "vitest";
import { recipeExportSchema, recipeFileSchema } from "#app/schemas/food/recipe-file.ts";
import { photoFormSchema, photoQuerySchema } from "#app/schemas/food/recipe-photo.ts";
import { listIssues } from "#tests/support/list-issues.ts";

describe.each([
  ["a file of recipes", recipeFileSchema, "file", "Choose a file of recipes."],
  ["a photo of a recipe", photoFormSchema, "photo", "Choose a picture."],
] as const)("%s", (_name, schema, field, message) => {
  it("is any file with content", () => {
    const form = { [field]: new File(["x"], "dal") };
    expect(schema.parse(form)).toEqual(form);
  });

  // A browser sends an empty file without a name if the user has chosen none.
  it.each([undefined, "", "dal.json", new File([], "")])("is refused where it is missing or empty: %s", (sent) => {
    expect(listIssues(schema, { [field]: sent })).toEqual([`${field}: ${message}`]);
  });
});

test("an export of recipes has photos if the client asks for them", () => {
  expect(recipeExportSchema.parse({})).toEqual({ photos: "false" });
  for (const photos of ["true", "false"]) expect(recipeExportSchema.parse({ photos })).toEqual({ photos });
  expect(listIssues(recipeExportSchema, { photos: "yes" })).toEqual([
    "photos: Invalid enum value. Expected 'true' | 'false', received 'yes'",
  ]);
});

test("a photo is shown large or small, in any version", () => {
  for (const size of ["large", "small"]) expect(photoQuerySchema.parse({ size })).toEqual({ size });
  expect(photoQuerySchema.parse({ size: "small", v: "3" })).toEqual({ size: "small", v: "3" });
  expect(listIssues(photoQuerySchema, {})).toEqual(["size: Required"]);
  expect(listIssues(photoQuerySchema, { size: "huge" })).toEqual([
    "size: Invalid enum value. Expected 'large' | 'small', received 'huge'",
  ]);
});
