/** Ideas as the API's text fields have them (decisions.md section 7): what the structured form says, to be read aloud. */

interface Activity {
  title: string;
  description: string;
  steps: readonly string[];
  materials: readonly string[];
  duration_minutes: number;
}

export function activityText({ title, description, steps, materials, duration_minutes }: Activity): string {
  const needed = materials.length > 0 ? [`To have at hand: ${materials.join(", ")}.`] : [];
  return [`${title} (${duration_minutes} min)`, description, ...needed, ...numbered(steps)].join("\n");
}

interface Practice {
  title: string;
  steps: readonly { title: string; text: string; minutes: number }[];
}

export const practiceText = ({ title, steps }: Practice): string =>
  [title, ...numbered(steps.map((step) => `${step.title} (${step.minutes} min): ${step.text}`))].join("\n");

const numbered = (lines: readonly string[]) => lines.map((text, at) => `${at + 1}. ${text}`);
