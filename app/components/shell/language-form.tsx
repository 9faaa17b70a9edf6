import { useRootData, useSay } from "#app/components/shell/root-data.ts";
import { Form } from "#app/components/ui/form.tsx";
import { frame } from "#app/words/catalogues/frame.ts";
import { LANGUAGE_NAMES } from "#app/words/direction.ts";

/** Chooses the language of pages for visitors who are not signed in; others have a choice in their account. */
export function LanguageForm() {
  const say = useSay(frame);
  const root = useRootData();
  if (!root?.languages || root.languages.length < 2) return null;
  return (
    <Form intent="change-language" action="/language" className="language" reloadDocument>
      <input type="hidden" name="to" value={root.here} />
      <label>
        {say("language")}{" "}
        <select name="language" defaultValue={root.language}>
          {root.languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="linkish">
        {say("changeLanguage")}
      </button>
    </Form>
  );
}
