import { config } from "#app/config/env.server.ts";
import { redactNames } from "#app/domain/people/redact-names.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { aiIdeas } from "#app/services/ideas/ai.server.ts";
import { builtInIdeas } from "#app/services/ideas/built-in.server.ts";
import { countRequest } from "#app/services/ideas/limits.server.ts";
import { NoAnswer } from "#app/services/ideas/model.server.ts";
import type { IdeaProvider } from "#app/services/ideas/source.server.ts";
import type { IdeaSource } from "#app/shared/ideas/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** Options of a request for an idea. */
export interface IdeaOptions {
  /** `"built-in"` uses the library even if a model is configured. */
  source?: IdeaSource | undefined;
  /** Aborts the request when the client has gone. */
  signal?: AbortSignal | undefined;
}

export type IdeaResult<T> = { idea: T; source: IdeaSource };

/** Short parts of names ("de", "al") occur in texts that name no person. */
const isTelling = (part: string) => part.length > 2;

/** Returns a function that removes the names of the family's members from a text, removed members included. */
async function namelessFor({ family }: FamilyScope): Promise<(text: string) => string> {
  const where = { family_id: family.id };
  const members = await FamilyMember.findAll({ where, attributes: ["name"], paranoid: false });
  const names = [family.name, ...members.flatMap(({ name }) => [name, ...name.split(/\s+/).filter(isTelling)])];
  return (text) => redactNames(text, names);
}

/** Whether a model is configured. */
export const hasModel = (): boolean => config().anthropic.apiKey !== undefined;

/**
 * An idea from one source: the model, or the library without a key or on request. Counts against the family's limits. Throws a
 * `DomainError` with `failure` when the model fails; the library never steps in unasked (docs/product/ideas.md, "When an idea fails"). Slow: do not call inside a transaction.
 */
export async function ask<T>(
  actor: FamilyScope,
  { source, signal }: IdeaOptions,
  use: (ideas: IdeaProvider) => Promise<T>,
  failure: string,
): Promise<IdeaResult<T>> {
  await countRequest(actor);
  if (source === "built-in" || !hasModel()) return { idea: await use(builtInIdeas), source: "built-in" };
  const deadline = AbortSignal.timeout(config().anthropic.deadlineMs);
  const options = {
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    nameless: await namelessFor(actor),
    language: actor.family.language,
  };
  try {
    const idea = await use(aiIdeas(options));
    return { idea, source: "ai" };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw Object.assign(new DomainError("unavailable", failure), { cause: error.reason });
  }
}
