import script from "#app/components/wall/wall.js?raw";
import { Clock, WallDay } from "#app/components/wall/wall-day.tsx";
import { WallEink, WallEinkNight } from "#app/components/wall/wall-eink.tsx";
import { WallBusy, WallFailed, WallJoin, WallOff } from "#app/components/wall/wall-messages.tsx";
import { WallChores, WallGroceries } from "#app/components/wall/wall-ticks.tsx";
import { useWords, WallLocale } from "#app/components/wall/wall-words.ts";
import favicon from "#app/icons/favicon.svg?url";
import type { WallView } from "#app/presenters/wall/wall-view.ts";
import eink from "#app/styles/eink.css?url";
import letters from "#app/styles/letters.css?url";
import wall from "#app/styles/wall.css?url";
import { say } from "#app/words/catalogue.ts";
import { wall as wallWords } from "#app/words/catalogues/wall.ts";
import { isFromRight, needsLetters } from "#app/words/direction.ts";
import { languageOf } from "#app/words/languages.ts";

/** Views with a page of their own. */
export type Shown = Exclude<WallView, { kind: "live" }>;

function Content({ view }: { view: Shown }) {
  switch (view.kind) {
    case "day":
      return view.isEink ? <WallEink {...view} /> : <WallDay {...view} />;
    case "night":
      return view.isEink ? <WallEinkNight {...view} /> : <WallNight {...view} />;
    case "groceries":
      return <WallGroceries {...view} />;
    case "chores":
      return <WallChores {...view} />;
    case "join":
      return <WallJoin {...view} />;
    case "off":
      return <WallOff {...view} />;
    case "busy":
      return <WallBusy {...view} />;
    case "failed":
      return <WallFailed {...view} />;
  }
}

/** The clock and the first event of the morning, dimmed. */
const WallNight = ({ clock, first }: Extract<Shown, { kind: "night" }>) => {
  const say = useWords();
  return (
    <main className="wn">
      <h1 className="vh">{say("title.night")}</h1>
      <b>
        <Clock time={clock} />
      </b>
      <p>{first}</p>
    </main>
  );
};

/** Refreshes the page: by its own script, else by the browser. */
function Refresh({ seconds, isLite }: { seconds: number; isLite: boolean }) {
  if (seconds === 0) return null;
  const refresh = <meta httpEquiv="refresh" content={String(seconds)} />;
  return isLite ? refresh : <noscript>{refresh}</noscript>;
}

interface WallDocumentProps {
  view: Shown;
  nonce: string;
  /** Whether the page has no script. */
  isLite: boolean;
  /** Seconds until the next whole minute. */
  wait: number;
}

/**
 * A whole page of a wall screen (docs/product/wall.md, "Every page"). It is not part of the app: no frame, no React in
 * the browser, and its own script.
 */
export function WallDocument({ view, nonce, isLite, wait }: WallDocumentProps) {
  const { kind, refresh, isEink, clock, revision, memberStyles, locale } = view;
  const isLoud = refresh > 0 && !isLite;
  const language = languageOf(locale) ?? "en";
  const words = say(wallWords, locale);
  return (
    <html
      lang={language}
      dir={isFromRight(language) ? "rtl" : undefined}
      className={isEink ? "eink" : kind === "night" ? "wall wall--night" : "wall"}
      data-refresh={refresh}
      data-wait={refresh === 60 ? wait : refresh}
      data-revision={revision}
      data-clock={clock}
    >
      <head>
        <meta charSet="utf-8" />
        <title>{`${words(`title.${kind}`)} · Roost`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <Refresh seconds={refresh} isLite={isLite} />
        <link rel="stylesheet" href={isEink ? eink : wall} />
        {needsLetters(language) ? <link rel="stylesheet" href={letters} /> : null}
        <link rel="icon" href={favicon} type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours that the database has checked */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: memberStyles ?? "" }} />
      </head>
      <body>
        <WallLocale.Provider value={locale}>
          <Content view={view} />
        </WallLocale.Provider>
        <p
          className="wfoot"
          role="status"
          hidden
          data-old={words("old", { clock })}
          data-old-ago={words("oldAgo", { clock, ago: "{ago}" })}
          data-not-saved={words("notSaved")}
        />
        {isLoud ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
        ) : null}
      </body>
    </html>
  );
}
