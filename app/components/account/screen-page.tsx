import { ScreenFields, ScreenName } from "#app/components/account/screen-fields.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import type { Option } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { FormFoot } from "#app/components/ui/save-or-cancel.tsx";
import { devices } from "#app/words/catalogues/devices.ts";

/** The form of a wall screen's name and settings. */
export const ScreenPage = ({ form, languages }: { form: FormState; languages: readonly Option[] }) => {
  const say = useSay(devices);
  return (
    <Form intent="change-screen" className="stack stack-l measure">
      <ErrorSummary form={form} heading="h2" />
      <div className="card">
        <ScreenName form={form} />
      </div>
      <ScreenFields form={form} languages={languages} />
      <FormFoot
        intent="change-screen"
        className="btn btn--main btn--lg"
        busyLabel={say("saving")}
        backHref="/account/devices"
      >
        {say("save")}
      </FormFoot>
    </Form>
  );
};
