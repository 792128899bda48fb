// The hotel's own script: when a guest has booked, its page shows the driver.
const tracking = document.getElementById('tracking');

document.addEventListener('songwai:booked', (event) => {
  const booking = document.querySelector('songwai-booking');
  const element = document.createElement('songwai-tracking');
  element.setAttribute('tracking-id', event.detail.trackingId);
  for (const name of ['partner', 'lang', 'theme']) element.setAttribute(name, booking.getAttribute(name));
  tracking.replaceChildren(element);
  tracking.hidden = false;
});
