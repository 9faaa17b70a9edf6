// Loaded with --import into an app under test: remix-serve answers everything, as it does where the front is not told
// of the server.
import diagnostics from "node:diagnostics_channel";

const subscribe = diagnostics.subscribe;

diagnostics.subscribe = (name, listener) => {
  if (name !== "tracing:net.server.listen:asyncStart") subscribe(name, listener);
};
