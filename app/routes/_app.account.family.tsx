import type { LinksFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { FamilyCard } from "#app/components/account/family-card.tsx";
import { MembersCard } from "#app/components/account/members-card.tsx";
import { formAction, onSubmit } from "#app/http/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { familyMembers } from "#app/http/visitor.server.ts";
import { presentMember } from "#app/presenters/people.ts";
import { zoneGroups } from "#app/presenters/time-zones.ts";
import { familyFormSchema } from "#app/schemas/member-form.ts";
import { updateFamily } from "#app/services/families.server.ts";
import account from "#app/styles/account.css?url";
import forms from "#app/styles/forms.css?url";
import { formatInstant } from "#app/utils/format.ts";

export const handle = { title: "Family Settings" };
export const links: LinksFunction = () => [forms, account].map((href) => ({ rel: "stylesheet", href }));

export const loader = familyLoader(async (context) => {
  const { user, family } = context.actor;
  const members = await familyMembers(context);
  return {
    family: {
      name: family.name,
      timeZone: family.time_zone,
      created: {
        date: family.created_at.toISOString(),
        words: formatInstant(family.created_at.getTime(), context.locale, "long", family.time_zone),
      },
      zoneGroups: zoneGroups(),
    },
    members: members.map((member) => presentMember(member, user.id, context.locale)),
  };
});

export const action = formAction(asFamily, {
  "update-family": onSubmit<FamilyContext, typeof familyFormSchema>(familyFormSchema, async ({ actor }, value) => {
    await updateFamily(actor, { name: value.family_name, time_zone: value.time_zone });
    return { to: "/account/family", flash: { tone: "ok", text: `Family settings saved: ${value.family_name}.` } };
  }),
});

export default function FamilyPage() {
  const { family, members } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <AccountPage dialog={<Outlet />}>
      <FamilyCard {...family} lastResult={lastResult} />
      <MembersCard members={members} />
    </AccountPage>
  );
}
