import { Bird } from "#app/components/illustrations/bird.tsx";
import { Illustration } from "#app/components/illustrations/illustration.tsx";

/** The family's birds hop, one after the other (`.hop` of connection.css). */
export function CheeringBirds() {
  return (
    <Illustration viewBox="0 0 300 120">
      <path className="s-wood" strokeWidth="6" d="M6 100c80-8 180 8 288-2" />
      <path className="f-leaf" d="M280 98c-2-16 6-24 16-28 4 12-2 24-16 28zM18 98C4 94 0 84 0 76c12 2 18 10 18 22z" />
      <Bird color="teal" x={24} y={40} hop="hop" />
      <Bird color="coral" x={92} y={42} hop="hop hop--2" />
      <Bird color="yellow" x={226} y={42} turned hop="hop hop--3" />
      <Bird color="periwinkle" x={288} y={43} scale={0.92} turned hop="hop hop--4" />
    </Illustration>
  );
}
