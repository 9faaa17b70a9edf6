/** The members and driver of an event (docs/product/calendar.md, "People"). */
export interface EventPeople {
  /** An empty list means everyone. */
  member_ids: number[];
  /** The driver: a member, or another person by name. */
  driver_id: number | null;
  driver_name: string | null;
}

/** Whether an event belongs to a member: theirs, everyone's, or one that they drive to. */
export const concerns = ({ member_ids, driver_id }: Omit<EventPeople, "driver_name">, memberId: number): boolean =>
  member_ids.length === 0 || member_ids.includes(memberId) || driver_id === memberId;
