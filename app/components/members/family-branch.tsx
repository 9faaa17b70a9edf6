import { AppLink } from "#app/components/ui/app-link.tsx";
import { Picture } from "#app/components/ui/icon.tsx";

/** The maximum number of birds. */
const MAX_BIRDS = 8;

interface Bird {
  key: string;
  name: string;
  /** The CSS class of the colour. */
  className: string;
}

const drawBird = (name: string, className: string) => (
  <>
    <Picture name="bird" className={`bird ${className}`} />
    <span dir="auto">{name}</span>
  </>
);

/** The branch itself. */
export const BranchDrawing = () => (
  <svg className="perch__twig" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
    <path className="s-wood" strokeWidth="4" d="M2 9c50-4 90 4 150 1s120-3 246 1" vectorEffect="non-scaling-stroke" />
  </svg>
);

/** The family's members as birds on a branch; with `to` each is a link. */
export function FamilyBranch({ birds, to }: { birds: Bird[]; to?: string }) {
  return (
    <div className="perch-box">
      <BranchDrawing />
      <ul className="perch">
        {birds.slice(0, MAX_BIRDS).map(({ key, name, className }) => (
          <li key={key}>{to ? <AppLink to={to}>{drawBird(name, className)}</AppLink> : drawBird(name, className)}</li>
        ))}
      </ul>
    </div>
  );
}
