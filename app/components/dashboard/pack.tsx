import { PackCard } from "#app/components/school/pack-card.tsx";
import type { PackCardView } from "#app/presenters/school/school.ts";
import styles from "#app/styles/pack.css?url";
import { SCHOOL_HREF } from "#app/view/school-links.ts";

/** What to pack, above all else of the day; its styles come along with it, for families at school alone. */
export const PackToday = ({ card }: { card: PackCardView }) => (
  <>
    <link rel="stylesheet" href={styles} />
    <PackCard card={card} link={{ to: SCHOOL_HREF, label: "School" }} />
  </>
);
