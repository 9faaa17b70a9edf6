export const SCHOOL_HREF = "/timetable";
export const TERMS_HREF = `${SCHOOL_HREF}/terms`;
export const PACK_HREF = `${SCHOOL_HREF}/pack`;

/** The state of the timetable page: the member, the week, and on a phone the day. */
export interface SchoolPlace {
  member?: number;
  week?: string;
  /** 0 for Sunday to 6. */
  day?: number;
}

const search = (place: SchoolPlace): string => {
  const query = new URLSearchParams(
    Object.entries(place).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return query.size > 0 ? `?${query}` : "";
};

export const timetableHref = (place: SchoolPlace = {}): string => SCHOOL_HREF + search(place);
export const startHref = `${SCHOOL_HREF}?start=1`;
export const editTimetableHref = (member: number, place: Omit<SchoolPlace, "member"> = {}): string =>
  `${SCHOOL_HREF}/${member}/edit${search(place)}`;
export const printTimetableHref = (member: number): string => `${SCHOOL_HREF}/print${search({ member })}`;
export const packHref = (place: SchoolPlace): string => PACK_HREF + search(place);
export const subjectHref = (id: number, place: SchoolPlace = {}): string =>
  `${SCHOOL_HREF}/subjects/${id}${search(place)}`;
export const deleteSubjectHref = (id: number): string => `${SCHOOL_HREF}/subjects/${id}/delete`;
