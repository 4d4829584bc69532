// Ferrywright, a fictional maker of cargo bikes in Bristol, with telephone numbers reserved for fiction.
export const company = {
  name: 'Ferrywright',
  legalName: 'Ferrywright Cargo Bikes Ltd',
  slogan: 'Cargo bikes, built by the water',
  description:
    'Ferrywright designs, welds and services electric cargo bikes in Bristol, for families and for local businesses that would rather leave the car at home.',
  keywords:
    'electric cargo bikes, family cargo bike, British-built cargo bikes, cargo bike servicing, business delivery bikes, car-free school run',
  foundingDate: '2014',
  employees: 38,
  email: 'hello@ferrywright.example',
  telephone: '+44 117 496 0142',
  address: {
    streetAddress: 'Unit 7, Ropemakers’ Yard, Cumberland Basin',
    addressLocality: 'Bristol',
    postalCode: 'BS1 6XF',
    addressCountry: 'GB',
  },
  rating: { ratingValue: '4.8', reviewCount: '612' },
}
