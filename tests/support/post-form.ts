type Fields = Record<string, string | File>;

function multipart(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name === "file" && typeof value === "string") {
      form.append(name, new Blob([value], { type: "text/calendar" }), "school.ics");
    } else form.append(name, value);
  }
  return form;
}

const hasFile = (fields: Fields) => "file" in fields || Object.values(fields).some((value) => value instanceof File);

/**
 * Sends a page's form as a browser without script does. The field `file` is sent as a file, and so is every `File`. Redirects
 * are not followed.
 */
export const postForm = (address: string, cookie: string, fields: Fields) =>
  fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Accept: "text/html" },
    body: hasFile(fields) ? multipart(fields) : new URLSearchParams(fields as Record<string, string>),
  });
