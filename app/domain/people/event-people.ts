/** The people of an event, as it keeps them (docs/product/calendar.md, "People"). */
export interface EventPeople {
  /** An empty list means everyone. */
  member_ids: number[];
  /** The driver: a member, or someone else by name. */
  driver_id: number | null;
  driver_name: string | null;
}

/** Whether an event is among a member's: theirs, everyone's, and those that they take others to. */
export const concerns = ({ member_ids, driver_id }: Omit<EventPeople, "driver_name">, memberId: number): boolean =>
  member_ids.length === 0 || member_ids.includes(memberId) || driver_id === memberId;
