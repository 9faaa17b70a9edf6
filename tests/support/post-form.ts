/** Sends a page's form as a browser without script does. Where its answer leads is left to the test. */
export const postForm = (address: string, cookie: string, fields: Record<string, string>) =>
  fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Accept: "text/html" },
    body: new URLSearchParams(fields),
  });
