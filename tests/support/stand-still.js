// A preload of apps under test: on SIGWINCH the event loop stands still for good.
process.on("SIGWINCH", () => {
  for (;;);
});
