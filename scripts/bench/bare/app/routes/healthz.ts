/** The resource route; under this name, it also says when the server is ready. */
export const loader = () => Response.json({ hello: "world" });
