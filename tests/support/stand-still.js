// A preload of apps under test: on SIGUSR2 the event loop stands still for good.
process.on("SIGUSR2", () => {
  for (;;);
});
