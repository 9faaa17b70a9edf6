import { PackCard } from "#app/components/school/pack-card.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import type { PackCardView } from "#app/presenters/school/school.ts";
import { SCHOOL_HREF } from "#app/shared/school/school-links.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

export default function PackSheet({ card }: { card: PackCardView }) {
  return <PackCard card={card} link={{ to: SCHOOL_HREF, label: useSay(dashboard)("school") }} />;
}
