import { startApp } from "#tests/support/app.ts";
import { createDatabase, query, startDatabases } from "#tests/support/databases.ts";
import { startProvider } from "#tests/support/provider.ts";
import { startPushService } from "#tests/support/push-service.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { message, startButton } from "#tests/support/steps.ts";
import { test as base, expect } from "#tests/support/test.ts";

/** A Roost with its own database, mail and push service: other servers of these tests would send its notices. */
const test = base.extend<{ roost: { url: string; database: string; push: Push; smtp: Smtp } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so
  roost: async ({}, use) => {
    const [databases, provider, push, smtp] = await Promise.all([
      startDatabases(),
      startProvider(),
      startPushService(),
      startSmtp(),
    ]);
    const database = await createDatabase(databases.templateUrl);
    const app = await startApp(database, {
      ...provider.env(),
      SMTP_URL: smtp.url,
      MAIL_FROM: "Roost <roost@example.com>",
      FETCH_PRIVATE_HOSTS: push.host,
    });
    await use({ url: app.url, database, push, smtp });
    await app.stop();
    await Promise.all([provider.stop(), push.stop(), smtp.stop(), databases.remove()]);
  },
});
type Push = Awaited<ReturnType<typeof startPushService>>;
type Smtp = Awaited<ReturnType<typeof startSmtp>>;
test.slow();

test.describe("with the worker that rings", { tag: "@script" }, () => {
  test.use({ serviceWorkers: "allow" });

  test("ten minutes before a dentist's visit a browser rings and a mail comes, at the visit's new time, and not for one that is off @whole", async ({
    page,
    context,
    roost: { url, database, push, smtp },
  }) => {
    await context.grantPermissions(["notifications"]);
    // The browser reaches no push service, so `subscribe` returns the keys of this test's own service.
    await page.addInitScript((keys) => {
      PushManager.prototype.subscribe = async () => ({ endpoint: "https://push.example.com/phone", keys }) as never;
    }, push.keys);
    await page.goto(url);
    await startButton(page).click();
    await expect(page).toHaveURL(`${url}/onboarding`);
    const api = async (method: "post" | "put" | "delete", path: string, data?: object) => {
      const answer = await page.request[method](`${url}/api${path}`, { data });
      expect([200, 201, 204]).toContain(answer.status());
      return answer.status() === 204 ? null : answer.json();
    };
    const family = await api("post", "/families", { name: "The Finches", time_zone: "Europe/Vienna" });

    await page.goto(`${url}/account/notifications`);
    await page.getByRole("button", { name: "Turn on for this device" }).click();
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
    await query(database, "UPDATE push_devices SET endpoint = $1", [`${push.url}/phone`]);
    await page.getByRole("group", { name: "Event reminders" }).getByLabel("Email").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Notifications saved.");

    const began = Date.now();
    const times = (seconds: number) => {
      const starts = began + 600_000 + seconds * 1000;
      return { start_time: new Date(starts).toISOString(), end_time: new Date(starts + 3_600_000).toISOString() };
    };
    const events = `/families/${family.id}/events`;
    const visit = { reminders: [10], location: "12 Mill Lane" };
    const { event: dentist } = await api("post", events, { ...visit, title: "Dentist", ...times(6) });
    const { event: optician } = await api("post", events, { ...visit, title: "Optician", ...times(9) });
    await api("put", `${events}/${dentist.id}`, times(14));
    await api("delete", `${events}/${optician.id}`);
    await expect.poll(() => [push.received.length, smtp.delivered.length], { timeout: 30_000 }).toEqual([1, 1]);
    expect(Date.now() - began).toBeGreaterThan(13_000);
    expect(smtp.delivered[0]?.mail.subject).toBe("In 10 minutes: Dentist, Everyone");

    const shown = push.received[0]?.message as { title: string; body: string; url: string; tag: string };
    expect(shown).toMatchObject({ title: "In 10 minutes: Dentist, Everyone", kind: "event_reminders" });
    expect(shown.body).toContain("12 Mill Lane");
    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await browser.send("ServiceWorker.enable");
    const registrationId = await registered;
    const rings = async () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data }));
      });
    const { title, body, url: path, tag } = shown;
    // A second message after a crash replaces the first.
    for (const _ of ["first", "second"]) {
      const data = JSON.stringify(shown);
      await browser.send("ServiceWorker.deliverPushMessage", { origin: url, registrationId, data });
      await expect.poll(rings).toEqual([{ title, body, tag, url: path }]);
    }
    await page.goto(url + path);
    await expect(page.getByRole("dialog", { name: "Dentist" })).toContainText("12 Mill Lane");
    // The page is connected to a server that ends now.
    await page.close();
  });
});
