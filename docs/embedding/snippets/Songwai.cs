// Songwai on a partner's server, in .NET 8 or later, without packages.
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

public static class Songwai
{
    static string Url64(byte[] content) => Convert.ToBase64String(content).TrimEnd('=').Replace('+', '-').Replace('/', '_');

    /// <summary>The token that signs a guest on.</summary>
    public static string GuestToken(string partnerId, string secret, string guestId, string name, string phone)
    {
        var now = DateTimeOffset.UtcNow.ToUnixTimeSeconds();
        var claims = new Dictionary<string, object>
        {
            ["iss"] = partnerId, ["aud"] = "songwai", ["sub"] = guestId, ["name"] = name, ["phone"] = phone,
            ["iat"] = now, ["exp"] = now + 300, ["jti"] = Guid.NewGuid().ToString(),
        };
        var header = new Dictionary<string, object> { ["alg"] = "HS256", ["typ"] = "JWT" };
        var text = Url64(JsonSerializer.SerializeToUtf8Bytes(header)) + "." + Url64(JsonSerializer.SerializeToUtf8Bytes(claims));
        return text + "." + Url64(HMACSHA256.HashData(Encoding.UTF8.GetBytes(secret), Encoding.UTF8.GetBytes(text)));
    }

    /// <summary>Whether Songwai signed a webhook within the last five minutes. rawBody: the bytes as they came.</summary>
    public static bool IsSigned(string webhookSecret, string id, string timestamp, string signatures, byte[] rawBody)
    {
        if (!long.TryParse(timestamp, out var sentAt)) return false;
        if (Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - sentAt) > 300) return false;
        var secret = webhookSecret.StartsWith("whsec_") ? webhookSecret[6..] : webhookSecret;
        var content = Encoding.UTF8.GetBytes($"{id}.{timestamp}.").Concat(rawBody).ToArray();
        var wanted = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(HMACSHA256.HashData(Convert.FromBase64String(secret), content)));
        return signatures.Split(' ').Any(one => CryptographicOperations.FixedTimeEquals(wanted, Encoding.UTF8.GetBytes(one)));
    }
}
