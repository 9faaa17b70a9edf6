import type { LinksFunction } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { Card } from "#app/components/dashboard/card.tsx";
import { Hello } from "#app/components/dashboard/hello.tsx";
import { GET_MOMENTS, Moments } from "#app/components/dashboard/moments.tsx";
import { Agenda } from "#app/components/events/event-row.tsx";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Temporal } from "#app/domain/time/time.ts";
import { toErrorResponse } from "#app/http/error-response.server.ts";
import { formAction, onSlowSubmit } from "#app/http/forms/form-action.server.ts";
import { asFamily, type FamilyContext, familyLoader } from "#app/http/page.server.ts";
import { logger } from "#app/http/server/logger.server.ts";
import { familyMembers } from "#app/http/session/visitor.server.ts";
import type { Suggestion } from "#app/models/suggestion.server.ts";
import { childAges } from "#app/presenters/connection/connection.ts";
import { greeting, presentDinner, presentToday, summarizeDay } from "#app/presenters/dashboard/dashboard.ts";
import { presentMember, presentPerson } from "#app/presenters/people/people.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { makeMoments, momentsOn } from "#app/services/connection/moments.server.ts";
import { openGroceries } from "#app/services/food/groceries.server.ts";
import { dinnerOn } from "#app/services/food/meals.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import agenda from "#app/styles/agenda.css?url";
import dashboard from "#app/styles/dashboard.css?url";
import { GROCERIES_SHOWN } from "#app/utils/constants.ts";

export const handle = { title: "Dashboard" };
export const links: LinksFunction = () => [agenda, dashboard].map((href) => ({ rel: "stylesheet", href }));

const presentMoment = (suggestion: Suggestion | null) =>
  suggestion && { text: suggestion.content.text, isBuiltIn: suggestion.source === "built-in" };

const agesOn = async (context: FamilyContext, today: Temporal.PlainDate) =>
  childAges(await familyMembers(context), today);

export const loader = familyLoader(async (context) => {
  const { actor, now, locale } = context;
  const { user, family } = actor;
  const today = familyToday(actor, now);
  const date = today.toString();
  const [members, entries, dinner, groceries, moments] = await Promise.all([
    familyMembers(context),
    listEvents(actor, { from: today, to: today, timeZone: family.time_zone }),
    dinnerOn(actor, date),
    openGroceries(actor, GROCERIES_SHOWN, now),
    momentsOn(actor, date, () => agesOn(context, today)),
  ]);
  const people = members.map(presentPerson);
  const format = { locale, timeZone: family.time_zone, people: new Map(people.map((person) => [person.id, person])) };
  const schedule = presentToday(today, entries, people, format);
  return {
    schedule,
    greeting: greeting(now.toZonedDateTimeISO(family.time_zone).hour),
    name: user.given_name ?? user.email,
    summary: summarizeDay(schedule.total, dinner !== null),
    dinner: dinner && presentDinner(dinner),
    groceries: {
      items: groceries.items.map(({ id, item_name, quantity }) => ({ id, item_name, quantity })),
      count: groceries.count,
    },
    moments: {
      activity: presentMoment(moments.activity),
      tip: presentMoment(moments.tip),
      hasFailed: moments.hasFailed,
    },
    members: members.map((member) => presentMember(member, user.id, locale)),
  };
});

export const action = formAction(asFamily, {
  [GET_MOMENTS]: onSlowSubmit(
    ideaOptionsSchema,
    async (context: FamilyContext, { source }) => {
      const { actor, now, request } = context;
      const today = familyToday(actor, now);
      try {
        await makeMoments(actor, today.toString(), () => agesOn(context, today), { source, signal: request.signal });
      } catch (error) {
        // Whatever keeps the ideas away, the rest of the page is there, and says so.
        const { message } = toErrorResponse(error);
        logger.warn({ cause: message }, "the day's moments could not be made");
      }
    },
    async () => ({ to: "/dashboard" }),
  ),
});

function Schedule({ schedule }: { schedule: ReturnType<typeof useLoaderData<typeof loader>>["schedule"] }) {
  return (
    <Card id="today" icon="calendar" title="Today’s Schedule" link={{ to: schedule.calendarHref, text: "Calendar" }}>
      {schedule.events.length > 0 ? (
        <Agenda events={schedule.events} />
      ) : (
        <div className="empty">
          <EmptyBranch />
          <p>Nothing on today. Put in the first thing: a practice, a visit, the school run.</p>
          <Link className="btn btn--main" to="/calendar/events/new">
            <Icon name="plus" />
            Add Event
          </Link>
        </div>
      )}
      {schedule.more > 0 ? (
        <p>
          <Link className="back" to={schedule.dayHref}>
            +{schedule.more} more events
          </Link>
        </p>
      ) : null}
    </Card>
  );
}

function Dinner({ dinner, addHref }: { dinner: ReturnType<typeof presentDinner> | null; addHref: string }) {
  return (
    <Card id="dinner" icon="meals" title="Today’s Dinner" link={{ to: "/meals", text: "Plan meals" }}>
      {dinner ? (
        <>
          <div className="tonight">
            <h3>{dinner.title}</h3>
            {dinner.facts ? <p className="muted">{dinner.facts}</p> : null}
          </div>
          {dinner.recipeUrl ? (
            <a className="btn btn--soft" href={dinner.recipeUrl} rel="noreferrer">
              <Icon name="external" />
              Open the recipe
            </a>
          ) : null}
        </>
      ) : (
        <div className="empty empty--s">
          <p>No dinner planned yet. One idea is enough to start the week.</p>
          <Link className="btn" to={addHref}>
            <Icon name="plus" />
            Add Meal
          </Link>
        </div>
      )}
    </Card>
  );
}

interface Groceries {
  items: { id: number; item_name: string; quantity?: string | null }[];
  count: number;
}

function GroceryList({ groceries }: { groceries: Groceries }) {
  const { items, count } = groceries;
  const text = count === 0 ? "Open the list" : count === 1 ? "The 1 item" : `All ${count} items`;
  return (
    <Card id="grocery" icon="basket" title="Grocery List" link={{ to: "/meals#grocery", text }}>
      {count > 0 ? (
        <ul className="mini">
          {items.map((item) => (
            <li key={item.id}>
              {item.item_name}
              {item.quantity ? <small>{item.quantity}</small> : null}
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty empty--s">
          <p>The list is empty. Write down what has run out.</p>
          <Link className="btn" to="/meals#grocery">
            <Icon name="plus" />
            Add an item
          </Link>
        </div>
      )}
    </Card>
  );
}

export default function Dashboard() {
  const { schedule, dinner, groceries, moments, members, ...hello } = useLoaderData<typeof loader>();
  return (
    <Page dialog={<Outlet />}>
      <Hello {...hello} date={schedule.date} dateWords={schedule.words} people={members} />
      <div className="dash">
        <Schedule schedule={schedule} />
        <Dinner dinner={dinner} addHref={`/meals/new?date=${schedule.date}`} />
        <GroceryList groceries={groceries} />
        <Moments {...moments} />
        <Card
          id="family"
          icon="users"
          title="Family Members"
          link={{ to: "/dashboard/members/new", text: "Add member" }}
          kind="wide"
        >
          <div className="fam">
            {members.map((member) => (
              <div className="member" key={member.id}>
                <Avatar member={member} size="l" />
                <span>
                  <strong>{member.name}</strong>
                  <small>{member.role}</small>
                </span>
              </div>
            ))}
          </div>
          <div>
            <Link className="btn" to="/dashboard/invitations/new" preventScrollReset>
              <Icon name="mail" />
              Invite by e-mail
            </Link>
          </div>
        </Card>
      </div>
    </Page>
  );
}
