import { describe, expect, it } from "vitest";
import { type MailContent, type MailPart, writeMail } from "#app/domain/notices/mail-frame.ts";

const write = (parts: MailPart[]) =>
  writeMail({
    locale: "en-GB",
    subject: "Thursday",
    preheader: "",
    title: "Thursday",
    lead: "Two things today.",
    parts,
    buttons: [{ label: "Open today", url: "https://roost.example/dashboard" }],
    why: "You asked for it.",
    familyName: "The Finches",
    settingsUrl: "https://roost.example/account/notifications",
    unsubscribeUrl: null,
    host: "roost.example",
  }).text.split("\n\nOpen today")[0];

const football: MailPart = { entry: "15:45 Football", was: "15:00", lines: ["North pitch"] };

it("has a blank line above each heading in its text, and none below", () => {
  const parts = [{ heading: "Today" }, football, { heading: "Tonight’s dinner" }, { text: "Soup" }];
  expect(write(parts)).toBe(
    "Thursday\nTwo things today.\n\nTODAY\n15:45 Football\n  before: 15:00\n  North pitch\n\nTONIGHT’S DINNER\nSoup",
  );
});

it("has one above what it begins with, and above words below an entry", () => {
  expect(write([football, { text: "+5 more" }])).toBe(
    "Thursday\nTwo things today.\n\n15:45 Football\n  before: 15:00\n  North pitch\n\n+5 more",
  );
  expect(write([{ text: "It was accepted." }])).toBe("Thursday\nTwo things today.\n\nIt was accepted.");
});

describe("the whole mail", () => {
  const plain = (html: string) => html.replace(/ style="[^"]*"/g, "").replace(/^.*?<body[^>]*>\n/s, "");
  const full: MailContent = {
    locale: "en-GB",
    subject: "  Tom &\r\n\u2028\u0007Co ",
    preheader: "15:45 <Football>",
    title: "Thursday & more",
    lead: "Two <b>things</b>.",
    parts: [{ heading: "To<day" }, { ...football, entry: "15:45 <Football>" }, { text: "Soup &\nbread" }],
    buttons: [
      { label: "Open <today>", url: "https://roost.example/dashboard?a&b" },
      { label: "Week", url: "https://roost.example/calendar" },
    ],
    why: "You <asked> for it.",
    familyName: "The <Finches>",
    settingsUrl: "https://roost.example/account/notifications",
    unsubscribeUrl: "https://roost.example/unsubscribe/x",
    host: "roost.example",
  };
  const bare: MailContent = {
    locale: "en-GB",
    subject: "Thursday",
    preheader: "",
    title: "Thursday",
    lead: null,
    parts: [{ entry: "Football", lines: [] }],
    buttons: [],
    why: "You asked for it.",
    familyName: null,
    settingsUrl: "https://roost.example/account/notifications",
    unsubscribeUrl: null,
    host: "roost.example",
  };

  it("says the same as text and as HTML, whatever people wrote", () => {
    const mail = writeMail(full);
    expect(mail.subject).toBe("Tom & Co");
    expect(mail.html).toContain("<title>Tom &amp; Co</title>");
    expect(mail.text).toBe(
      [
        "Thursday & more\nTwo <b>things</b>.\n\nTO<DAY\n15:45 <Football>\n  before: 15:00\n  North pitch\n\nSoup &\nbread",
        "Open <today>: https://roost.example/dashboard?a&b\nWeek: https://roost.example/calendar",
        "--\nYou <asked> for it.\nNotification settings: https://roost.example/account/notifications\nStop these emails: https://roost.example/unsubscribe/x\nThe <Finches> · Roost at roost.example\n",
      ].join("\n\n"),
    );
    expect(plain(mail.html)).toBe(`<div>15:45 &lt;Football&gt;</div>
<div>
<p><span class="roof" aria-hidden="true">⌂</span> Roost</p>
<div class="box">
<h1>Thursday &amp; more</h1>
<p class="soft">Two &lt;b&gt;things&lt;/b&gt;.</p>
<h2>To&lt;day</h2>
<div><b>15:45 &lt;Football&gt;</b><del class="soft">15:00</del><span class="soft">North pitch</span></div>
<p>Soup &amp;<br>bread</p>
<a class="btn" href="https://roost.example/dashboard?a&amp;b">Open &lt;today&gt;</a><a class="btn2" href="https://roost.example/calendar">Week</a>
</div>
<div class="soft">
<p>You &lt;asked&gt; for it.</p>
<p><a class="soft" href="https://roost.example/account/notifications">Notification settings</a> <a class="soft" href="https://roost.example/unsubscribe/x">Stop these emails</a></p>
<p>The &lt;Finches&gt; · Roost at roost.example</p>
</div>
</div>
</body>
</html>
`);
  });

  it("leaves out what there is not", () => {
    const { text, html } = writeMail(bare);
    expect(text).toBe(
      "Thursday\n\nFootball\n\n\n--\nYou asked for it.\nNotification settings: https://roost.example/account/notifications\nRoost at roost.example\n",
    );
    expect(plain(html)).toContain("<h1>Thursday</h1>\n\n<div><b>Football</b></div>\n\n</div>");
    expect(html).not.toMatch(/Stop these emails|<del|class="btn/);
  });

  it("draws the first button alone as the one that does the thing", () => {
    const fills = [...writeMail(full).html.matchAll(/class="(btn2?)"[^>]*background-color:(#\w+)/g)].map(
      ([, name, fill]) => [name, fill],
    );
    expect(fills).toEqual([
      ["btn", "#0e5e56"],
      ["btn2", "#fffdf9"],
    ]);
  });

  it("is from right to left for who reads so, and its words are in their language", () => {
    const { html, language } = writeMail({ ...full, locale: "ar-XB" });
    expect(language).toBe("ar-XB");
    expect(html).toMatch(/<html lang="ar-XB" dir="rtl">.*<body class="body" lang="ar-XB" dir="rtl"/s);
    expect(html).toContain("border-right:6px solid");
    expect(html).not.toMatch(/border-left|Stop these/);
  });
});
