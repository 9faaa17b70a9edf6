/** The store of recipe photos: the database, or an S3-compatible object store. */
export type PhotoStore = { kind: "database" } | S3Settings;

export interface S3Settings {
  kind: "s3";
  /** The bucket's address, with a slash at its end. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const NEEDED = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

interface Variables extends Partial<Record<(typeof NEEDED)[number], string | undefined>> {
  PHOTO_STORE: "database" | "s3";
  S3_REGION: string;
  S3_FORCE_PATH_STYLE: "true" | "false";
}

function bucketUrl({ S3_ENDPOINT, S3_BUCKET, S3_FORCE_PATH_STYLE }: Variables): string {
  const url = new URL(S3_ENDPOINT as string);
  if (S3_FORCE_PATH_STYLE === "true") url.pathname = `${url.pathname.replace(/\/?$/, "/")}${S3_BUCKET}/`;
  else {
    url.hostname = `${S3_BUCKET}.${url.hostname}`;
    url.pathname = url.pathname.replace(/\/?$/, "/");
  }
  return url.href;
}

/** The settings of the photo store, with their problems as lines (docs/operating.md, "Pictures of recipes"). */
export function photoSettings(values: Variables): { store: PhotoStore; problems: string[] } {
  if (values.PHOTO_STORE === "database") return { store: { kind: "database" }, problems: [] };
  const missing = NEEDED.filter((name) => !values[name]);
  if (missing.length > 0) {
    const problems = missing.map((name) => `${name}: must be set with PHOTO_STORE=s3`);
    return { store: { kind: "database" }, problems };
  }
  return {
    store: {
      kind: "s3",
      bucketUrl: bucketUrl(values),
      region: values.S3_REGION,
      accessKeyId: values.S3_ACCESS_KEY_ID as string,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY as string,
    },
    problems: [],
  };
}
