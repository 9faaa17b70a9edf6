import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ConfigError, readBackupPassphrase, readConfig, readDatabaseConfig } from "#app/config/env.server.ts";

const KEY = "a key of the test";

/** The problems in the `ConfigError` for these variables. */
function problems(env: Record<string, string>): string[] {
  try {
    readConfig({ NODE_ENV: "test", SESSION_SECRET: KEY, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe("a setting that is a URL", () => {
  const names = ["APP_URL", "OAUTH_ISSUER", "OAUTH_ACCOUNT_URL", "ANTHROPIC_BASE_URL", "SMTP_URL", "DATABASE_URL"];
  const bad = ["nonsense", "http//x.example", "http://", "http://a b/", "ftp://user:hush@x.example/", "https:x", "%%%"];

  it.each(names)("%s is refused in one line that names it and shows no password", (name) => {
    for (const value of [...bad, "https://user:hush@[::1", "postgres://user:hush@host:99999/x"]) {
      const [line, ...more] = problems({ [name]: value, MAIL_FROM: "a@b.example" });
      expect(more).toEqual([]);
      expect(line).toMatch(new RegExp(`^${name}: [^\n]+$`));
      expect(line).not.toContain("hush");
    }
  });

  it.each(["https://x.example/roost", "https://x.example/?a=b", "https://x.example/#a", "https://a:hush@x.example"])(
    "APP_URL %s is more than an origin",
    (value) => {
      const oauth = { OAUTH_CLIENT_ID: "id", OAUTH_CLIENT_SECRET: "secret" };
      expect(problems({ ...oauth, APP_URL: value })).toEqual([expect.stringMatching(/^APP_URL: must be an origin/)]);
      expect(problems({ ...oauth, APP_URL: "https://x.example/" })).toEqual([]);
    },
  );

  it.each([
    ["SMTP_URL", "smtp://user:100%@host"],
    ["DATABASE_URL", "postgres://user:100%@host/roost"],
  ])("%s has escapes that are none", (name, value) => {
    expect(problems({ [name]: value, MAIL_FROM: "a@b.example" })).toEqual([
      `${name}: has a "%" that is no escape: write %25 for it`,
    ]);
  });

  it("DATABASE_URL may lead to a socket", () => {
    expect(problems({ DATABASE_URL: "postgres:///roost?host=/run/postgresql" })).toEqual([]);
  });
});

it("says one thing of each bad setting", () => {
  const lines = problems({ PORT: "0.5", LOG_LEVEL: "loud", DATABASE_POOL_MAX: "many", SESSION_SECRET: "a,b" });
  expect(lines.map((line) => line.split(":")[0])).toEqual(["PORT", "DATABASE_POOL_MAX", "SESSION_SECRET", "LOG_LEVEL"]);
});

it.each(["65535", "3000"])("has no port left for the local sign-in beside PORT %s", (PORT) => {
  const env = PORT === "3000" ? { PORT, LOCAL_SIGN_IN_PORT: "3000" } : { PORT };
  expect(problems(env as Record<string, string>)).toEqual([
    "LOCAL_SIGN_IN_PORT: must be set to another port than PORT",
  ]);
});

describe("SESSION_SECRET", () => {
  it.each([
    [`${KEY}, short`, "key 2 must have at least 16 characters"],
    [`${KEY},`, "key 2 must have at least 16 characters"],
    [`,${KEY}`, "key 1 must have at least 16 characters"],
    [",,,,,,,,,,,,,,,,,,,,", "key 1 must have at least 16 characters"],
    [`${KEY},               ,${KEY}`, "key 2 must have at least 16 characters"],
    ["                       ", "must have at least 16 characters"],
  ])("%j is refused", (value, message) => {
    expect(problems({ SESSION_SECRET: value })).toEqual([`SESSION_SECRET: ${message}`]);
  });

  it("is read key by key", () => {
    const { sessionSecrets } = readConfig({ NODE_ENV: "test", SESSION_SECRET: ` ${KEY} 1 , ${KEY} 2 ` });
    expect(sessionSecrets).toEqual([`${KEY} 1`, `${KEY} 2`]);
  });
});

describe("a secret in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "roost-secrets-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const put = (content: string) => {
    const file = join(folder, "secret");
    writeFileSync(file, content);
    return file;
  };

  it("is read without its line ends", () => {
    const read = (content: string) =>
      readConfig({ NODE_ENV: "test", SESSION_SECRET: "", SESSION_SECRET_FILE: put(content) }).sessionSecrets;
    for (const end of ["", "\n", "\r\n"]) expect(read(`${KEY} 1,${KEY} 2${end}`)).toEqual([`${KEY} 1`, `${KEY} 2`]);
    expect(readDatabaseConfig({ NODE_ENV: "test", DATABASE_URL_FILE: put("postgres://h/d\n") }).databaseUrl).toBe(
      "postgres://h/d",
    );
    expect(readBackupPassphrase({ NODE_ENV: "test", BACKUP_PASSPHRASE_FILE: put("open sesame\r\n\n") })).toBe(
      "open sesame",
    );
  });

  it.each([
    "DATABASE_URL",
    "DATABASE_DIRECT_URL",
    "SESSION_SECRET",
    "OAUTH_CLIENT_SECRET",
    "ANTHROPIC_API_KEY",
    "SMTP_URL",
    "VAPID_PRIVATE_KEY",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
    "BACKUP_PASSPHRASE",
  ])("%s is refused twice, without a file, with an empty one and with a bad one, and never shown", (name) => {
    const read = (env: Record<string, string>) => problems({ SESSION_SECRET: "", DATA_DIR: folder, ...env });
    const file = `${name}_FILE`;
    expect(read({ [name]: "hush", [file]: put("hush") })).toContain(`${name}, ${file}: set one of them, not both`);
    expect(read({ [file]: join(folder, "none") })).toEqual([`${file}: the file cannot be read (ENOENT)`]);
    expect(read({ [file]: folder })).toEqual([`${file}: the file cannot be read (EISDIR)`]);
    expect(read({ [file]: put("\n") })).toEqual([`${file}: the file is empty`]);
    expect(read({ [file]: put("hush://%%") }).join()).not.toContain("hush");
    expect(read({ [file]: "" })).toEqual([]);
  });
});

it("SMTP needs TLS, except on this machine and where SMTP_TLS says so", () => {
  const isRequired = (SMTP_URL: string, SMTP_TLS = "") =>
    readConfig({ NODE_ENV: "test", SESSION_SECRET: KEY, MAIL_FROM: "a@b.example", SMTP_URL, SMTP_TLS }).mail
      .isTlsRequired;
  expect(["smtp://mail.example", "smtp://127.0.0.1", "smtp://localhost:25"].map((url) => isRequired(url))).toEqual([
    true,
    false,
    false,
  ]);
  expect([isRequired("smtp://mail.example", "optional"), isRequired("smtp://localhost", "required")]).toEqual([
    false,
    true,
  ]);
  expect(problems({ SMTP_TLS: "no" })).toEqual(["SMTP_TLS: must be required or optional"]);
});

it.each(["requireTLS=false", "ignoreTLS=true", "opportunisticTLS=true", "secure=false"])(
  "SMTP_URL does not decide on TLS by %s",
  (option) => {
    const [problem, ...others] = problems({
      SMTP_URL: `smtp://mail.example?pool=true&${option}`,
      MAIL_FROM: "a@b.example",
    });
    expect(problem).toMatch(/^SMTP_URL: may not have .*: SMTP_TLS says whether mail needs TLS$/);
    expect(others).toEqual([]);
  },
);

it("SMTP_URL may have other options of nodemailer", () => {
  expect(problems({ SMTP_URL: "smtp://mail.example?name=roost", MAIL_FROM: "a@b.example" })).toEqual([]);
});

describe("SIGN_IN", () => {
  const client = { OAUTH_CLIENT_ID: "id", OAUTH_CLIENT_SECRET: "secret" };
  const modeOf = (env: Record<string, string>) =>
    readConfig({ NODE_ENV: "test", SESSION_SECRET: KEY, ...env }).signIn.mode;

  it.each<[string, Record<string, string>]>([
    ["provider", { ...client, APP_URL: "https://roost.example" }],
    ["provider", { ...client }],
    ["local", {}],
    ["local", { APP_URL: "http://127.0.0.1:8080" }],
    ["household", { APP_URL: "http://raspberrypi.local:3000" }],
    ["household", { APP_URL: "https://roost.example" }],
    ["household", { ...client, SIGN_IN: "household" }],
    ["both", { ...client, SIGN_IN: "both", APP_URL: "https://roost.example" }],
  ])("is %s by %o", (mode, env) => {
    expect(modeOf(env)).toBe(mode);
  });

  it.each<[string, Record<string, string>]>([
    ["SIGN_IN: must be household, provider, both or local", { SIGN_IN: "home" }],
    ["SIGN_IN: provider needs OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET", { SIGN_IN: "provider" }],
    ["SIGN_IN: both needs OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET", { SIGN_IN: "both" }],
    [
      "SIGN_IN: local needs a loopback address as APP_URL, as anyone can sign in locally",
      { SIGN_IN: "local", APP_URL: "https://roost.example" },
    ],
    [
      "OAUTH_PROVIDER: household is the name of the household sign-in: choose another",
      { ...client, SIGN_IN: "both", OAUTH_PROVIDER: "household" },
    ],
    ["SIGN_UP: must be invited or open", { SIGN_UP: "yes" }],
  ])("is refused: %s", (message, env) => {
    expect(problems(env)).toEqual([message]);
  });

  it.each(["http://roost.example", "http://8.8.8.8:3000", "http://[2001:db8::1]"])(
    "sends no passwords to %s",
    (url) => {
      const { hostname } = new URL(url);
      expect(problems({ APP_URL: url })).toEqual([
        `APP_URL: passwords would travel unencrypted to ${hostname}: use https, or set PLAIN_HTTP=allowed`,
      ]);
      expect(problems({ APP_URL: url, PLAIN_HTTP: "allowed" })).toEqual([]);
      expect(problems({ ...client, APP_URL: url })).toEqual([]);
    },
  );

  it("has the household first with both, at the app's own address", () => {
    const { issuers } = readConfig({
      NODE_ENV: "test",
      SESSION_SECRET: KEY,
      ...client,
      SIGN_IN: "both",
      APP_URL: "https://roost.example",
    }).signIn;
    expect(issuers.map(({ name, url }) => [name, url])).toEqual([
      ["household", "https://roost.example/sign-in"],
      ["google", "https://accounts.google.com"],
    ]);
  });
});

it("takes signatures with a pair of keys alone", () => {
  const oauth = { OAUTH_CLIENT_ID: "id", OAUTH_CLIENT_SECRET: "secret" };
  const read = (OAUTH_ALGORITHMS: string) =>
    readConfig({ NODE_ENV: "test", SESSION_SECRET: KEY, ...oauth, OAUTH_ALGORITHMS }).signIn.issuers[0].algorithms;
  expect(read("")).toEqual(["RS256", "PS256", "ES256", "EdDSA"]);
  expect(read("ES384, RS256")).toEqual(["ES384", "RS256"]);
  for (const bad of ["none", "HS256", "RS256, HS256", "rs256"]) {
    expect(problems({ ...oauth, OAUTH_ALGORITHMS: bad })).toEqual([
      expect.stringMatching(/^OAUTH_ALGORITHMS: ".+" is no signature that can be accepted/),
    ]);
  }
  expect(problems({ ...oauth, OAUTH_ALGORITHMS: "," })).toEqual([
    "OAUTH_ALGORITHMS: must name at least one algorithm, such as RS256",
  ]);
});

describe("the data folder", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "roost-config-"));
  const file = join(dataDir, "session-secret");
  const env = { SESSION_SECRET: "", DATA_DIR: dataDir };
  beforeEach(() => rmSync(file, { force: true }));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it("stores the generated secret, and no other file", () => {
    const { sessionSecrets } = readConfig({ NODE_ENV: "test", ...env });
    expect(readConfig({ NODE_ENV: "test", ...env }).sessionSecrets).toEqual(sessionSecrets);
    expect(readdirSync(dataDir)).toEqual(["session-secret"]);
  });

  it.each([0, 1, 15, 16, 42])("is refused with %i characters of a secret", (length) => {
    readConfig({ NODE_ENV: "test", ...env });
    writeFileSync(file, readFileSync(file, "utf8").slice(0, length));
    expect(problems(env)).toEqual([
      `SESSION_SECRET: ${file} is empty or cut off: put it back from a backup, or remove it, and send open invitations again`,
    ]);
  });

  it.each(["", "{", '{"url"', '{"url":5}', '{"url":"postgres://roost:hush@"}'])(
    "is refused with %j for the database's address",
    (content) => {
      writeFileSync(join(dataDir, "postgres.json"), content);
      const [line, ...more] = problems(env);
      expect(more).toEqual([]);
      expect(line).toMatch(/^DATA_DIR: .*postgres\.json is cut off/);
      expect(line).not.toContain("hush");
      rmSync(join(dataDir, "postgres.json"));
    },
  );

  it("is refused where it is a file", () => {
    writeFileSync(file, KEY);
    expect(problems({ ...env, DATA_DIR: file })).toEqual([`DATA_DIR: ${file} cannot be read or written (EEXIST)`]);
  });
});

describe("a setting that is a list", () => {
  it.each([
    ["FETCH_PRIVATE_HOSTS", "true", /^FETCH_PRIVATE_HOSTS: "true" names no host: .* such as recipes.lan/],
    ...["*", "*.lan", "10.0.0.0/8", "http://recipes.lan", "recipes.lan:0", "recipes.lan:66000", "a b", "me@nas"].map(
      (entry): [string, string, RegExp] => [
        "FETCH_PRIVATE_HOSTS",
        `nas.lan, ${entry}`,
        /^FETCH_PRIVATE_HOSTS: "[^,]*" is no host, such as recipes.lan/,
      ],
    ),
    ...["true", "nas.lan", "1"].map((value): [string, string, RegExp] => [
      "RECIPES_FROM_PRIVATE_ADDRESSES",
      value,
      /^RECIPES_FROM_PRIVATE_ADDRESSES: is FETCH_PRIVATE_HOSTS now/,
    ]),
    ["TRUSTED_PROXIES", "10.0.0.1, proxy", /^TRUSTED_PROXIES: "proxy" is no address or network, such as/],
  ])("%s is refused in one line", (name, value, line) => {
    expect(problems({ [name]: value })).toEqual([expect.stringMatching(line)]);
  });

  it("uses the default for an empty value, too", () => {
    for (const value of [undefined, ""]) {
      const read = readConfig({
        NODE_ENV: "test",
        SESSION_SECRET: KEY,
        TRUSTED_PROXIES: value,
        FETCH_PRIVATE_HOSTS: value,
      });
      expect([read.trustedProxies, read.fetchPrivateHosts]).toEqual([["127.0.0.0/8", "::1"], []]);
    }
    expect(problems({ RECIPES_FROM_PRIVATE_ADDRESSES: "false" })).toEqual([]);
  });
});

describe("MAIL_FROM", () => {
  it.each(["Roost <roost@x.example>", "roost@x.example", "<roost@x.example>"])("may be %s", (value) => {
    expect(problems({ MAIL_FROM: value })).toEqual([]);
  });

  it.each(["Roost", "roost@", "a@x.example\nBcc: b@x.example", "a@x.example, b@x.example", "Roost <roost>"])(
    "may not be %s",
    (value) => {
      expect(problems({ MAIL_FROM: value })).toEqual([
        "MAIL_FROM: must be an address, such as Roost <roost@example.com>",
      ]);
    },
  );
});

describe("the store of pictures", () => {
  const S3 = {
    PHOTO_STORE: "s3",
    S3_ENDPOINT: "https://s3.example.com",
    S3_BUCKET: "photos",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "hush",
  };
  const store = (env: Record<string, string>) =>
    readConfig({ NODE_ENV: "test", SESSION_SECRET: KEY, ...env }).photoStore;

  it("is the database by itself, whatever else is set", () => {
    expect([store({}), store({ ...S3, PHOTO_STORE: "database" })]).toEqual([
      { kind: "database" },
      { kind: "database" },
    ]);
  });

  it("is a bucket, named in the host or in the path", () => {
    const found = { kind: "s3", region: "us-east-1", accessKeyId: "id", secretAccessKey: "hush" };
    expect(store(S3)).toEqual({ ...found, bucketUrl: "https://photos.s3.example.com/" });
    const inPath = {
      ...S3,
      S3_REGION: "eu-north-1",
      S3_FORCE_PATH_STYLE: "true",
      S3_ENDPOINT: "http://10.0.0.1:9000/s3",
    };
    expect(store(inPath)).toEqual({ ...found, region: "eu-north-1", bucketUrl: "http://10.0.0.1:9000/s3/photos/" });
  });

  it("says a line of each setting that is missing or wrong", () => {
    expect(problems({ PHOTO_STORE: "s3" })).toEqual([
      "S3_ENDPOINT: must be set with PHOTO_STORE=s3",
      "S3_BUCKET: must be set with PHOTO_STORE=s3",
      "S3_ACCESS_KEY_ID: must be set with PHOTO_STORE=s3",
      "S3_SECRET_ACCESS_KEY: must be set with PHOTO_STORE=s3",
    ]);
    const wrong = {
      ...S3,
      S3_ENDPOINT: "https://a:hush@s3.example.com",
      S3_BUCKET: "My Photos",
      S3_FORCE_PATH_STYLE: "yes",
    };
    expect(problems({ ...wrong, PHOTO_STORE: "disk" })).toEqual([
      "PHOTO_STORE: must be database or s3",
      "S3_ENDPOINT: must be an address alone, such as https://s3.example.com: no password or query",
      "S3_BUCKET: must be a bucket's name: lower-case letters, digits, dots and hyphens",
      "S3_FORCE_PATH_STYLE: must be true or false",
    ]);
  });
});

it("a demo has no setting that names another machine", () => {
  expect(problems({ DEMO: "true" })).toEqual([]);
  expect(problems({ DEMO: "yes" })).toEqual(["DEMO: must be true or false"]);
  const others = {
    SMTP_URL: "smtps://mail.example",
    MAIL_FROM: "a@b.example",
    ANTHROPIC_API_KEY: "key",
    S3_ENDPOINT: "https://s3.example",
    OAUTH_CLIENT_ID: "roost",
    OAUTH_CLIENT_SECRET: "secret",
  };
  expect(problems({ ...others, DEMO: "false" })).toEqual([]);
  expect(problems({ ...others, DEMO: "true" }).map((line) => /^DEMO: .* so (\w+) must/.exec(line)?.[1])).toEqual([
    "SMTP_URL",
    "S3_ENDPOINT",
    "ANTHROPIC_API_KEY",
    "OAUTH_CLIENT_ID",
  ]);
});
