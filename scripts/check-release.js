// Whether a tag may be published (.github/workflows/image.yml): node scripts/check-release.js v0.2.0 account/roost
// Status 1 and a line for each thing that does not fit. Plain JavaScript: the workflow installs nothing for it.
import { readFileSync } from "node:fs";

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const [tag = "", repository = ""] = process.argv.slice(2);
const { version } = JSON.parse(read("package.json"));
const [, newest] = /^## \[(\d[^\]]*)\]/m.exec(read("CHANGELOG.md")) ?? [];
const image = `ghcr.io/${repository.toLowerCase()}:${version}-home`;

const problems = [
  tag !== `v${version}` && `The tag is ${tag}, and package.json has the version ${version}.`,
  newest !== version && `The newest version of CHANGELOG.md is ${newest}, and package.json has ${version}.`,
  ...["deploy/compose.home.yaml", "deploy/casaos/docker-compose.yml", "deploy/unraid/roost.xml"].map(
    (file) => !read(file).includes(image) && `${file} does not name the image ${image}.`,
  ),
].filter(Boolean);

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
