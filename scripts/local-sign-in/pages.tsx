import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { say } from "#app/words/catalogue.ts";
import { localSignIn } from "#app/words/catalogues/local-sign-in.ts";
import { isFromRight } from "#app/words/direction.ts";
import { languageOf } from "#app/words/languages.ts";
import type { Person } from "#scripts/local-sign-in/accounts.ts";

/** The context of every page: the addresses of the app, of the style and of the icons. */
export interface PageContext {
  appUrl: string;
  stylePath: string;
  iconsPath: string;
  /** The reader's locale. */
  locale: string;
}

/** The message beside each field that has one. */
export type FieldErrors = Partial<Record<keyof Person, string>>;

interface DocumentProps {
  context: PageContext;
  title: string;
  children: ReactNode;
}

function render({ context, title, children }: DocumentProps): string {
  const language = languageOf(context.locale) ?? "en";
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={language} dir={isFromRight(language) ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} · Roost`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={context.stylePath} />
      </head>
      <body>
        <div className="page">
          <header className="top top--wide">
            <a className="brand" href={context.appUrl}>
              <svg aria-hidden="true">
                <use href={`${context.iconsPath}#logo`} />
              </svg>
              Roost
            </a>
          </header>
          <main className="page__main">
            <div className="panel">{children}</div>
          </main>
        </div>
      </body>
    </html>,
  )}`;
}

interface FieldProps {
  context: PageContext;
  name: keyof Person;
  label: string;
  type: string;
  maxLength: number;
  value: string;
  hint?: string;
  error: string | undefined;
}

function Field({ context, name, label, type, maxLength, value, hint, error }: FieldProps) {
  const describedBy = [hint && `${name}-h`, error && `${name}-e`].filter(Boolean).join(" ");
  return (
    <div className={error ? "field field--bad" : "field"}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <span className="hint" id={`${name}-h`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="error" id={`${name}-e`}>
          <svg className="icon icon--s" aria-hidden="true">
            <use href={`${context.iconsPath}#warn`} />
          </svg>
          {error}
        </span>
      )}
      <input
        className="input"
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        required
      />
    </div>
  );
}

function ErrorSummary({ context, errors }: { context: PageContext; errors: FieldErrors }) {
  return (
    <div className="oops" role="alert" aria-labelledby="oops">
      <h2 id="oops">{say(localSignIn, context.locale)("problem")}</h2>
      <ul>
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sign-in form, with the input and, after an error, its problems. */
export function signInPage(context: PageContext, path: string, typed: Person, errors: FieldErrors = {}): string {
  const isRefused = Object.keys(errors).length > 0;
  const words = say(localSignIn, context.locale);
  return render({
    context,
    title: words(isRefused ? "titleRefused" : "title"),
    children: (
      <div className="card">
        <h1>{words("heading")}</h1>
        <p className="muted">{words("text")}</p>
        <form className="form" method="post" action={path}>
          {isRefused && <ErrorSummary context={context} errors={errors} />}
          <Field
            context={context}
            name="name"
            label={words("name")}
            type="text"
            maxLength={100}
            value={typed.name}
            error={errors.name}
          />
          <Field
            context={context}
            name="email"
            label={words("email")}
            type="email"
            maxLength={254}
            value={typed.email}
            hint={words("emailHint")}
            error={errors.email}
          />
          <div className="stack stack-s">
            <button className="btn btn--main btn--lg btn--wide" type="submit" name="intent" value="sign-in">
              {words("title")}
            </button>
            <button className="btn btn--wide" type="submit" name="intent" value="cancel" formNoValidate>
              {words("cancel")}
            </button>
          </div>
        </form>
      </div>
    ),
  });
}

/** A page of one heading, one sentence and the way back to the app. */
export function messagePage(context: PageContext, heading: string, text: string): string {
  return render({
    context,
    title: heading,
    children: (
      <div className="card">
        <h1>{heading}</h1>
        <p>{text}</p>
        <a className="btn btn--main" href={context.appUrl}>
          {say(localSignIn, context.locale)("goToRoost")}
        </a>
      </div>
    ),
  });
}
