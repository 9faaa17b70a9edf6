import { PackCard } from "#app/components/school/pack-card.tsx";
import type { PackCardView } from "#app/presenters/school/school.ts";
import { SCHOOL_HREF } from "#app/shared/school/school-links.ts";

export default function PackSheet({ card }: { card: PackCardView }) {
  return <PackCard card={card} link={{ to: SCHOOL_HREF, label: "School" }} />;
}
