import { Picture } from "#app/components/ui/icon.tsx";

/** Birds that fit on the branch. */
const MOST_BIRDS = 8;

interface Bird {
  key: string;
  name: string;
  /** The class that brings the colour. */
  className: string;
}

/** The family on its branch, a bird each. */
export function Perch({ birds }: { birds: Bird[] }) {
  return (
    <div className="perch-box">
      <svg className="perch__twig" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="s-wood"
          strokeWidth="4"
          d="M2 9c50-4 90 4 150 1s120-3 246 1"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul className="perch">
        {birds.slice(0, MOST_BIRDS).map(({ key, name, className }) => (
          <li key={key}>
            <Picture name="bird" className={`bird ${className}`} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
