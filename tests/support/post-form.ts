function multipart({ file = "", ...fields }: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([file], { type: "text/calendar" }), "school.ics");
  return form;
}

/**
 * Sends a page's form as a browser without script does; what is in the field `file` goes as one. Where its answer leads
 * is left to the test.
 */
export const postForm = (address: string, cookie: string, fields: Record<string, string>) =>
  fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Accept: "text/html" },
    body: "file" in fields ? multipart(fields) : new URLSearchParams(fields),
  });
