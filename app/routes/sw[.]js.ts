import icon from "#app/icons/icon-192.png?url";

/** All that runs while no page is open: what comes is shown, and a tap leads where it says. */
const WORKER = `addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, icon: ${JSON.stringify(icon)}, data: url }));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data));
});
`;

export const loader = () =>
  new Response(WORKER, { headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" } });
