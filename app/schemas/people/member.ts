import { z } from "zod";
import { color, language, optionalDate, requiredText, timeZone } from "#app/schemas/fields.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { DEFAULT_MEMBER_COLOR, MEMBER_ROLES } from "#app/shared/people/constants.ts";

/** A member's fields, in the order of the API. Add a new field here first. */
export const memberFields = {
  name: requiredText(MAX_LENGTH.name),
  role: z.enum(MEMBER_ROLES),
  color,
  birth_date: optionalDate,
};
export const MEMBER_FIELDS = Object.keys(memberFields) as readonly (keyof typeof memberFields)[];

/** `POST /families/{id}/members` */
export const newMemberSchema = z.object({
  ...memberFields,
  color: color.nullish().transform((hex) => hex ?? DEFAULT_MEMBER_COLOR),
});
/** `PUT /families/{id}/members/{memberId}`: missing fields keep their values. */
export const memberChangeSchema = z.object(memberFields).partial();

export type NewMember = z.infer<typeof newMemberSchema>;
export type MemberChange = z.infer<typeof memberChangeSchema>;

/** `POST /families` */
export const newFamilySchema = z.object({
  name: requiredText(MAX_LENGTH.name),
  time_zone: timeZone.default("UTC"),
  language: language.optional(),
});
/**
 * `PUT /families/{id}`; `keep` says whether events keep their moments or their hours when the zone changes,
 * `feed_chores` and `feed_school` whether the feed has these.
 */
export const familyChangeSchema = z
  .object({
    name: requiredText(MAX_LENGTH.name),
    time_zone: timeZone,
    language,
    keep: z.enum(["moments", "hours"]),
    feed_chores: z.boolean(),
    feed_school: z.boolean(),
  })
  .partial();

export type NewFamily = z.infer<typeof newFamilySchema>;
export type FamilyChange = z.infer<typeof familyChangeSchema>;
