import './phone-frame.css';

/** A phone with a picture of the product, which says nothing that the text beside it does not. */
export function PhoneFrame({ picture }: { readonly picture: string }) {
  return (
    <div className="sw-phone">
      <img className="sw-phone__picture" src={picture} alt="" width="390" height="844" loading="lazy" decoding="async" />
    </div>
  );
}
