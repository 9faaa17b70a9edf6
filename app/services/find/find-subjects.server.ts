import type { Subject } from "#app/models/school/subject.server.ts";
import { type Found, type FoundOfKind, type Search, takeFirst } from "#app/services/find/found.server.ts";
import { areMet, listWords } from "#app/utils/words.ts";

export type FoundSubject = Found<"subject", { subject: Subject }>;

const otherTexts = ({ teacher, bring }: Subject) => [teacher, bring].filter((text) => text !== null);
const wordsIn = (subject: Subject) => listWords([subject.name, ...otherTexts(subject)]);

/** The words of the family's subjects, for the correction of typos. */
export const subjectWords = (subjects: readonly Subject[]): string[] => subjects.flatMap(wordsIn);

/** Subjects by name, teacher and things to bring, oldest first. */
export function findSubjects({ terms, limit }: Search, subjects: readonly Subject[]): FoundOfKind<FoundSubject> {
  const met = subjects.filter((subject) => areMet(terms, wordsIn(subject)));
  const found = met.map((subject): FoundSubject => {
    const { id, name } = subject;
    const others = otherTexts(subject);
    return { kind: "subject", id, title: name, date: null, others, isComing: true, at: id, about: { subject } };
  });
  return { count: found.length, found: takeFirst(found, limit) };
}
