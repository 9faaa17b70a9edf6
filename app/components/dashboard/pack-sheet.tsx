import { PackCard } from "#app/components/school/pack-card.tsx";
import type { PackCardView } from "#app/presenters/school/school.ts";
import styles from "#app/styles/pack.css?url";
import { SCHOOL_HREF } from "#app/view/school-links.ts";

/** What to pack; its styles come along with it. */
export default function PackSheet({ card }: { card: PackCardView }) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <PackCard card={card} link={{ to: SCHOOL_HREF, label: "School" }} />
    </>
  );
}
