import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Ajv from "ajv";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { version } from "#app/config/version.server.ts";
import { root } from "#scripts/lib/root.ts";
import composeSchema from "../fixtures/deploy/compose-spec.json" with { type: "json" };

const read = (file: string) => readFileSync(join(root, file), "utf8");

interface Service {
  image?: string;
  build?: unknown;
  user?: string;
  ports?: unknown[];
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  "x-casaos"?: Record<string, unknown>;
}

const COMPOSE_FILES = ["compose.yaml", "deploy/compose.home.yaml", "deploy/casaos/docker-compose.yml"];
const readCompose = (file: string): Compose => parse(read(file));

/** Variables without which a compose file does not start. */
const required = (file: string) => [...new Set([...read(file).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))];

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(join(root, file)).isFile());

const DOCKERFILES = ["Dockerfile", "deploy/caddy/Dockerfile"];
const DEPLOYED = [...COMPOSE_FILES, ...DOCKERFILES, ...filesOf("deploy")];

describe("compose files", () => {
  const validate = new Ajv({ strict: false, validateFormats: false, meta: false, validateSchema: false }).compile(
    composeSchema,
  );

  it.each(COMPOSE_FILES)("%s fits the Compose Specification", (file) => {
    validate(readCompose(file));
    expect(validate.errors).toBeNull();
  });

  it("a key that the specification does not have is refused", () => {
    expect(validate({ services: { app: { image: "roost:1", cap_dropp: ["ALL"] } } })).toBe(false);
  });

  it("need no identity provider", () => {
    expect(required("compose.yaml")).toEqual(["APP_URL", "POSTGRES_PASSWORD"]);
    expect(required("deploy/compose.home.yaml")).toEqual(["APP_URL"]);
    expect(required("deploy/casaos/docker-compose.yml")).toEqual([]);
  });

  it("at home there are two services with a volume each, and Caddy's ports alone are open", () => {
    const { services, volumes } = readCompose("deploy/compose.home.yaml");
    expect(Object.keys(services)).toEqual(["roost", "caddy"]);
    expect(Object.keys(volumes)).toHaveLength(2);
    expect([services.roost?.ports, services.caddy?.ports]).toEqual([undefined, ["80:80", "443:443"]]);
  });
});

describe("what is deployed", () => {
  it.each(DEPLOYED)("%s names no image without a version", (file) => {
    const images = [...read(file).matchAll(/^ *(?:image:|FROM(?: --\S+)*) (\S+)|<Repository>(.*)<\/Repository>/gim)]
      .map(([, named, inTemplate]) => (named ?? inTemplate) as string)
      .filter((image) => image !== "base");
    for (const image of images) expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*(@sha256:[\da-f]{64})?$/);
  });

  it.each(DEPLOYED)("%s is not privileged, has no socket of Docker and holds no secret", (file) => {
    const text = read(file);
    expect(text).not.toMatch(/docker\.sock|privileged: *true|--privileged|<Privileged>true/i);
    // A setting of such a name may be a variable, and nothing else.
    expect(text).not.toMatch(/^[\s-]*\w*(PASSWORD|SECRET|TOKEN|PASSPHRASE|API_KEY)\w*\s*[:=]\s*(?!["']?[${])\S/im);
  });

  it.each(COMPOSE_FILES)("%s gives no service capabilities that it does not need, and none root", (file) => {
    for (const { cap_drop, security_opt, user = "" } of Object.values(readCompose(file).services)) {
      expect([cap_drop, security_opt]).toEqual([["ALL"], ["no-new-privileges:true"]]);
      expect(user).not.toMatch(/^(root|0)\b/);
    }
  });

  it("images run as an ordinary user", () => {
    const stages = DOCKERFILES.flatMap((file) =>
      read(file)
        .split(/^FROM /m)
        .slice(1),
    ).filter((stage) => /^(CMD|USER) /m.test(stage));
    expect(stages).toHaveLength(3);
    for (const stage of stages) {
      expect([...stage.matchAll(/^USER (\w+)$/gm)].map(([, user]) => user)).toEqual([
        expect.stringMatching(/^(node|caddy)$/),
      ]);
    }
  });
});

describe("templates of home servers", () => {
  it("CasaOS has what its store asks for", () => {
    const { services, "x-casaos": store } = readCompose("deploy/casaos/docker-compose.yml");
    expect(store).toMatchObject({
      architectures: ["amd64", "arm64"],
      main: "roost",
      title: { en_us: "Roost" },
      description: { en_us: expect.any(String) },
      icon: expect.stringMatching(/^https:\/\/.*\.png$/),
      category: expect.any(String),
      developer: expect.any(String),
    });
    expect(services.roost?.ports).toMatchObject([{ target: 3000, published: store?.port_map }]);
  });

  it("Unraid has what its templates ask for", () => {
    const { document } = new JSDOM(read("deploy/unraid/roost.xml"), { contentType: "text/xml" }).window;
    const text = (name: string) => document.querySelector(`Container > ${name}`)?.textContent ?? "";
    for (const name of [
      "Name",
      "Repository",
      "Registry",
      "Support",
      "Project",
      "Overview",
      "Category",
      "WebUI",
      "Icon",
    ]) {
      expect([name, text(name)]).toEqual([name, expect.stringMatching(/\S/)]);
    }
    expect(text("TemplateURL")).toMatch(/deploy\/unraid\/roost\.xml$/);
    const configs = [...document.querySelectorAll("Config")];
    expect(configs.map((config) => config.getAttribute("Target"))).toEqual(["3000", "/data", "APP_URL"]);
    expect(text("ExtraParams")).toMatch(/--user [1-9]/);
  });

  it("name icons that are there", () => {
    for (const file of ["deploy/casaos/docker-compose.yml", "deploy/unraid/roost.xml"]) {
      const [, tag, path] = /githubusercontent\.com\/[\w-]+\/[\w-]+\/(v[\d.]+)\/([\w./-]+\.png)/.exec(read(file)) ?? [];
      expect([tag, statSync(join(root, path as string)).isFile()]).toEqual([`v${version}`, true]);
    }
  });
});

describe("publishing", () => {
  const FILE = ".github/workflows/image.yml";
  const text = read(FILE);
  const { jobs, on, permissions } = parse(text);
  const { steps, permissions: ofJob, strategy } = jobs.publish;
  const stepWith = (key: string, value: string) =>
    steps.find((step: Record<string, string>) => step[key]?.startsWith(value));

  it("is a workflow that GitHub accepts", () => {
    const check = (input: string) =>
      execFileSync(process.execPath, ["--import", "tsx", "tests/support/check-workflow.ts"], {
        cwd: root,
        input,
        encoding: "utf8",
      });
    expect(check(text)).toBe("");
    expect(check(text.replace("runs-on", "run-on"))).toContain("Unexpected value 'run-on'");
  });

  it("pins every action by a commit, with its version beside it", () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(4);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("may do no more than it needs, on tags alone, for both kinds of processor, with provenance and SBOM", () => {
    expect(on).toEqual({ push: { tags: ["v*"] } });
    expect(permissions).toEqual({ contents: "read" });
    expect(ofJob).toEqual({ contents: "read", packages: "write", "id-token": "write", attestations: "write" });
    expect(stepWith("uses", "docker/build-push-action").with).toMatchObject({
      platforms: "linux/amd64,linux/arm64",
      provenance: "mode=max",
      sbom: true,
    });
  });

  it("tags both images by version, minor version and latest", () => {
    const { run } = stepWith("name", "Name the image");
    const tagsOf = (suffix: string) => {
      const file = join(mkdtempSync(join(tmpdir(), "roost-tags-")), "output");
      const names = { GITHUB_REPOSITORY: "Finch/Roost", GITHUB_REF_NAME: "v1.2.3", GITHUB_OUTPUT: file };
      execFileSync("bash", ["--norc", "-euc", run], { env: { ...process.env, SUFFIX: suffix, ...names } });
      const output = readFileSync(file, "utf8");
      rmSync(dirname(file), { recursive: true });
      return [...output.matchAll(/^ghcr\.io\/finch\/roost:(\S+)$/gm)].map(([, tag]) => tag);
    };
    const suffixes = strategy.matrix.include.map(({ target, suffix }: Record<string, string>) => [target, suffix]);
    expect(suffixes).toEqual([
      ["", ""],
      ["home", "-home"],
    ]);
    expect(tagsOf("")).toEqual(["1.2.3", "1.2", "latest"]);
    expect(tagsOf("-home")).toEqual(["1.2.3-home", "1.2-home", "latest-home"]);
  });

  it("refuses a tag that is not this version, and templates of another account", () => {
    const [, account = ""] = /image: ghcr\.io\/(\S+):/.exec(read("deploy/compose.home.yaml")) ?? [];
    const check = (...args: string[]) => {
      const { status, stderr } = spawnSync(process.execPath, ["scripts/check-release.js", ...args], {
        cwd: root,
        encoding: "utf8",
      });
      return [status, stderr.split("\n").length - 1];
    };
    expect(check(`v${version}`, account)).toEqual([0, 0]);
    expect(check("v9.9.9", account)).toEqual([1, 1]);
    expect(check(`v${version}`, "somebody/else")).toEqual([1, 3]);
    expect(check()).toEqual([1, 4]);
  });
});
